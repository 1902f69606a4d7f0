import { openPage } from './page-room';
import type { Rooms } from './room';

export const rooms: Rooms = {
  page: async () => openPage,
  characters: async () => (await import('./characters-room')).openCharacters,
  partidas: async () => (await import('./partidas-room')).openPartidas,
  log: async () => (await import('./log-room')).openLog,
  words: async () => (await import('./words-room')).openWords,
};
