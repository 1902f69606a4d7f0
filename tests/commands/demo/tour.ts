/** The demo without a window: two players and a director play the whole thing, and it is told as it happens. */
import { Person } from '../../browser/harness/world';
import { TOPIC } from '../../browser/pages/board-page';
import type { SheetText } from '../../browser/pages/popup-page';
import { PopupPage } from '../../browser/pages/popup-page';
import { inputLabel, type Wish } from '../../browser/pages/roll-bar';
import { armand, danai } from './cast';
import { Stage } from './stage';
import { Teller } from './teller';

const stage = await Stage.open();
const tell = new Teller('.output/demo');

async function come(account: string, character?: SheetText): Promise<Person> {
  return Person.come(await stage.player(), stage.board.url, account, character);
}

/** One player writes, rolls from the toolbar and posts; gives the post's id. */
async function play(person: Person, topic: number, words: string, name: string, wish: Wish): Promise<number> {
  await person.board.openTopic(topic);
  const editor = person.board.editor();
  await editor.type(words);
  const bar = await person.bar(editor, name);
  await bar.set(wish);
  await bar.host.locator('.odds-main').waitFor();
  await bar.host.scrollIntoViewIfNeeded();
  await tell.picture(`${person.account}-tira`, person.page);
  const odds = (await bar.host.locator('.odds-main').textContent()) ?? '';
  tell.say(`Antes de tirar, la barra dice: ${odds.replace(/\s+/g, ' ').trim()}.`);
  await bar.rollButton.click();
  await bar.said.waitFor();
  await bar.host.scrollIntoViewIfNeeded();
  await tell.picture(`${person.account}-bloque-en-el-editor`, person.page);
  const post = await person.board.send(editor);
  await person.verdicts(2);
  await tell.picture(`${person.account}-publicado`, person.page);
  tell.post(person.account, await person.board.source(post));
  return post;
}

async function check(director: Person, topic: number, picture: string): Promise<void> {
  await director.board.openTopic(topic);
  const { blocks } = await director.verdicts(2);
  tell.verdicts('El director', blocks);
  const last = director.page.locator('article.post').last();
  await last.scrollIntoViewIfNeeded();
  await last.locator('fe-de-dados button').last().click();
  await tell.picture(picture, director.page);
}

async function tour(): Promise<void> {
  tell.scene('Ana crea a Armand (Plenilunio) en el panel de la extensión');
  const ana = await come('ana', armand);
  await tell.picture('ana-crea-su-personaje', ana.extension);

  tell.scene('Ana tira un reto de Astucia desde la respuesta rápida y lo publica');
  const reto = (input: string): string => inputLabel('plenilunio', 'reto', input, ana.language);
  await play(ana, TOPIC.fabrica, 'Armand sigue el rastro entre los cascotes.\n', 'Armand', {
    label: 'Seguir el rastro',
    inputs: { [reto('caracteristica')]: 'astucia', [reto('oposicion')]: '2', [reto('especialidad')]: '0' },
  });

  tell.scene('Beto crea a Danai (Hitos) y tira en el editor visual del foro');
  const beto = await come('beto', danai);
  const dificultad = inputLabel('hitos', 'tirada', 'dificultad', beto.language);
  const post = await play(beto, TOPIC.faro, 'Danai tantea el muro mojado y empieza a subir. ', 'Danai', {
    label: 'Trepar hasta la ventana',
    inputs: { [dificultad]: 'e3' },
  });

  tell.scene('El director, con su propio navegador, comprueba los dos hilos');
  const director = await come('director');
  await check(director, TOPIC.fabrica, 'director-comprueba-a-ana');
  await check(director, TOPIC.faro, 'director-comprueba-a-beto');

  tell.scene('Beto edita su mensaje y se cambia un dado; el foro no deja marca');
  await beto.board.rewrite(post, betterDie);
  tell.post('beto', await beto.board.source(post));
  await check(director, TOPIC.faro, 'director-ve-la-trampa');

  tell.scene('El panel de la extensión dice lo mismo, y ningún mensaje puede dibujar en él');
  const popup = await PopupPage.open(director.player, 'page', director.page);
  for (const { words, line } of await popup.rolls()) tell.say(`${words}  ·  ${line}`);
  await tell.picture('director-panel', popup.page);

  tell.scene('Lo mismo en un móvil, y la barra de noche');
  await director.page.setViewportSize({ width: 360, height: 740 });
  await director.board.openTopic(TOPIC.fabrica);
  await director.verdicts(2);
  await director.page.locator('article.post .post-head').last().scrollIntoViewIfNeeded();
  await director.page.locator('.post fe-de-dados').last().waitFor();
  await tell.picture('director-en-el-movil', director.page);
  await ana.page.goto(`${stage.board.url}/topic/${TOPIC.fabrica}?theme=dark`);
  await (await ana.bar()).host.locator('.odds-main').waitFor();
  await ana.page.locator('#quick-reply').scrollIntoViewIfNeeded();
  await tell.picture('ana-de-noche', ana.page);
}

/** The lowest die of the first group, turned into the best. */
const betterDie = (text: string): string =>
  text.replace(/(\d+d(\d+): )((?:\d+, )*\d+)/, (_, head: string, sides: string, dice: string) => {
    const values = dice.split(', ').map(Number);
    values[values.indexOf(Math.min(...values))] = Number(sides);
    return head + values.join(', ');
  });

try {
  console.log(`Fe de Dados: visita guiada. No hay pantalla, así que los jugadores juegan solos.
El foro está en ${stage.board.url}`);
  await tour();
  console.log(
    `\nImágenes en .output/demo:\n${tell.pictures.map((path) => `  ${path}`).join('\n')}\n\n${stage.guide()}`,
  );
  if (process.stdout.isTTY && process.stdin.isTTY) {
    console.log(`
  Extensión    cárgala en tu Chromium: chrome://extensions → «Cargar descomprimida» → .output/chrome-mv3-board

El foro sigue abierto. Ctrl-C lo termina todo.`);
    await stage.stay();
  }
} catch (error) {
  console.error(`\nLa visita se ha interrumpido: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stage.end();
}
