/** The demo with a window: a board, Chromium with the extension, ana logged in with her character. */
import { BoardPage, TOPIC } from '../../browser/pages/board-page';
import { PopupPage } from '../../browser/pages/popup-page';
import { armand } from './cast';
import { Stage } from './stage';

const stage = await Stage.open();
try {
  const player = await stage.player({ headless: false });
  const popup = await PopupPage.open(player, 'characters');
  await popup.createCharacter(armand);
  const forum = await new BoardPage(popup.page, stage.board.url).logIn('ana');
  await forum.openTopic(TOPIC.fabrica);
  await forum.page.locator('#quick-reply').scrollIntoViewIfNeeded();
  console.log(`
Chromium está abierto en un hilo de partida, con la sesión de ana y su personaje Armand.
  1. Pulsa «Tirar dados» sobre la respuesta rápida, elige a Armand y tira.
  2. Envía el mensaje: la insignia dice si la tirada es verdadera.
  3. Edita el mensaje, cambia un dado y mira qué dice ahora. El icono de la extensión muestra lo mismo.

${stage.guide()}

Ctrl-C, o cerrar la ventana, lo termina todo.`);
  await Promise.race([
    stage.stay(),
    new Promise((resolve) => player.context.once('close', () => resolve(undefined))),
  ]);
} catch (error) {
  console.error(`\nLa demostración se ha interrumpido: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stage.end();
}
