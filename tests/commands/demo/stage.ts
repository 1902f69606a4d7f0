import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD } from '../../board/seed';
import { type RunningBoard, startBoard } from '../../board/start';
import { type OpenOptions, openPlayer, type Player, removeProfile } from '../../browser/harness/browsers';

/** Port of the demo's forum, when it is free. */
const PORT = 4600;

/** The forum of the demo and everything that has to end with it. */
export class Stage {
  readonly #endings: (() => Promise<void> | void)[] = [];
  #ended: Promise<void> | null = null;
  #done = false;
  private constructor(readonly board: RunningBoard) {}

  static async open(): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'fe-demo-'));
    const board = await startBoard({ port: PORT, folder }).catch(() => startBoard({ port: 0, folder }));
    const stage = new Stage(board);
    stage.atEnd(() => removeProfile(folder));
    stage.atEnd(() => board.close());
    // Ctrl-C at any moment, perhaps twice (from the terminal and from npm), leaves nothing running.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void stage.end().then(() => process.exit(stage.#done ? 0 : 130)));
    }
    return stage;
  }
  /** A browser of the demo; it ends with the stage. */
  async player(options: OpenOptions = {}): Promise<Player> {
    const player = await openPlayer('chromium', { ...options, ownSignals: true });
    this.atEnd(() => player.close());
    return player;
  }
  /** What was opened last is closed first. */
  atEnd(ending: () => Promise<void> | void): void {
    this.#endings.push(ending);
  }
  end(): Promise<void> {
    this.#ended ??= (async () => {
      for (const ending of this.#endings.reverse()) await Promise.resolve(ending()).catch(() => undefined);
    })();
    return this.#ended;
  }
  /** Keeps the forum open until Ctrl-C, which ends the process. */
  stay(): Promise<never> {
    this.#done = true;
    return new Promise(() => undefined);
  }
  /** How to go on by hand. */
  guide(): string {
    const { url } = this.board;
    return `Para seguir a mano
  Foro         ${url}
  Cuentas      ana (Armand, Plenilunio) · beto (Danai, Hitos) · director (ve las tiradas y modera) · carla · dario
  Contraseña   ${PASSWORD}, para todas
  Hilos        ${url}/topic/1   editor sencillo, Plenilunio
               ${url}/topic/3   editor visual (SCEditor), Hitos`;
  }
}
