import { Export as ActaExport } from '../../components/acta/export';
import { copyText, saveText } from './files';
import type { Judged, Where } from './judge';
import type { Readable } from './verifier';

interface ExportProps {
  readonly judged: Judged;
  readonly reading: Readable;
  readonly where: Where;
}

export function Export({ judged, reading, where }: ExportProps) {
  const page = reading.kind === 'pages' ? reading.pages.find(({ title }) => title !== '') : undefined;
  const subject = {
    title: page?.title ?? '',
    host: where.host,
    topic: where.topic,
    url: page?.url ?? null,
    posts: judged.posts,
  };
  return (
    <ActaExport acta={judged.acta} subject={subject} place={judged.place} copy={copyText} save={saveText} />
  );
}
