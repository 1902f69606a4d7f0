import { beforeEach, describe, expect, it } from 'vitest';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { csv } from '../../../../entrypoints/background/desk/csv';
import { health } from '../../../../entrypoints/background/desk/health';
import { exportLog, logPage } from '../../../../entrypoints/background/desk/log';
import { LogClosed } from '../../../../entrypoints/background/desk/office';
import { roll } from '../../../../entrypoints/background/desk/rolls';
import { Disk, page, rollOrder, type TestOffice, tab, wake } from './office';

let office: TestOffice;
beforeEach(async () => {
  office = await wake();
});
async function rollThrice(title: string) {
  const counter = new Counter(office.draftsElsewhere, office.now);
  const drafts: string[] = [];
  for (const request of ['r1', 'r2', 'r3']) {
    const answer = await roll(office, counter, rollOrder(request, { page: page({ title }), drafts }), tab(1));
    if (answer.kind === 'rolled') drafts.push(answer.block.code);
  }
}

describe('the log', () => {
  it('is listed newest first, page by page', async () => {
    await rollThrice('La torre');
    const first = await logPage(office, { limit: 2 });
    expect(first.map(({ n }) => n)).toEqual([3, 2]);
    expect(first[0]).toMatchObject({
      host: 'foro.example',
      topic: '77',
      title: 'La torre',
      partida: null,
      character: 'Ana',
      label: 'Saltar',
      system: 'notation',
      order: 'notation/1;reto;dif=12',
      posted: null,
      block: expect.stringContaining('Tirada 3'),
      code: expect.stringMatching(/^TV1 /),
    });
    const next = await logPage(office, { limit: 2, before: first[1]?.id ?? null });
    expect(next.map(({ n }) => n)).toEqual([1]);
    expect(await logPage(office, { limit: 2, partida: 'p' })).toEqual([]);
  });

  it('is exported whole as JSON', async () => {
    await rollThrice('La torre');
    const file = JSON.parse(await exportLog(office, { format: 'json', partida: null }));
    expect(file.rolls.map(({ n }: { n: number }) => n)).toEqual([1, 2, 3]);
    expect(file.rolls[0].dice).toEqual([[[expect.any(Number)]]]);
  });

  it('is exported as CSV that no spreadsheet runs', async () => {
    await rollThrice('=HYPERLINK("http://mal.example";"pulsa")');
    const lines = (await exportLog(office, { format: 'csv', partida: null })).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      '\ufeffFecha;Partida;Personaje;Tirada;Motivo;Resultado;Dados;Foro;Hilo;Id del hilo;Visto en el mensaje;Orden;Código',
    );
    expect(lines[1]).toContain(`;"'=HYPERLINK(""http://mal.example"";""pulsa"")";`);
    expect(lines[1]).toMatch(/^1970-01-01T/);
    expect(
      (await exportLog({ ...office, language: 'en' }, { format: 'csv', partida: null })).split('\r\n')[1],
    ).toMatch(/^1970[^,]*,,Ana,1,Saltar,/);
  });

  it('that could not be opened says so', async () => {
    await expect(logPage({ ...office, database: null }, { limit: 2 })).rejects.toBeInstanceOf(LogClosed);
  });
});

describe('a table', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+34 600', `"'+34 600"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['＝1', `"'＝1"`],
    ['a;b', '"a;b"'],
    ['di «hola»', 'di «hola»'],
    ['di "hola"', '"di ""hola"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ["D'Artagnan", `"D'Artagnan"`],
    ['2 - 1', '2 - 1'],
  ])('writes %j as %s', (text, cell) => {
    expect(csv([[text, 'x']], ';')).toBe(`\ufeff${cell};x\r\n`);
  });
});

describe('health', () => {
  it('is silent when all is well', async () => {
    expect(health(office)).toEqual({ readOnly: false, message: null });
  });
  it.each([
    [{ schema: 99 }, 'más nueva'],
    [{ a: 1 }, 'no son de Fe de Dados'],
  ])('tells that %j can only be read', async (data, words) => {
    const disk = new Disk();
    disk.area.data = data;
    expect(health(await wake(disk))).toEqual({ readOnly: true, message: expect.stringContaining(words) });
  });
  it('tells that there is no log', () => {
    expect(health({ ...office, database: null })).toEqual({
      readOnly: false,
      message: expect.stringContaining('no se puede tirar'),
    });
  });
});
