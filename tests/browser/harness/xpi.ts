import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), -1) >>> 0;

/** The fields that a local header and its central entry have in common (APPNOTE 4.3.7), entries stored as they are. */
function commonFields(name: Buffer, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2); // names in UTF-8
  fields.writeUInt16LE(0x0021, 8); // 1980-01-01: no two packings of a folder differ
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** Packs a folder as Firefox wants an extension: a zip, here without compression. */
export function packXpi(folder: string, target: string): void {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const path of files) {
    const bytes = readFileSync(path);
    const name = Buffer.from(relative(folder, path).split(sep).join('/'));
    const fields = commonFields(name, bytes);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(target, Buffer.concat([...locals, directory, end]));
}
