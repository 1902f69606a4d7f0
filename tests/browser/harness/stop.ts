import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './world';

/** Stops the extension's worker at once, as Chromium may at any moment. */
export async function workerStopper(person: Person): Promise<() => Promise<void>> {
  const session = await person.player.context.newCDPSession(person.extension);
  await session.send('ServiceWorker.enable');
  return async () => {
    await session.send('ServiceWorker.stopAllWorkers');
  };
}

const commandLine = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
};
const processesOf = (profile: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandLine(name).includes(profile))
    .map(Number);

/** What a power cut does to the browser of a profile: SIGKILL to each of its processes, found by the profile's own folder. */
export async function killBrowser(profile: string): Promise<void> {
  for (const pid of processesOf(profile)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  while (processesOf(profile).length > 0) await pause(50);
}
