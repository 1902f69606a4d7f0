/**
 * Adds or changes interface words in every language at once, sorted, so that no language is forgotten.
 * Usage: node tests/commands/words.mjs FILE.json, with { "key": { "es": "…", "en": "…", "description": "…",
 * "placeholders"?: { "n": { "content": "$1", "example": "3" } } } }; a key set to null is taken out.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';

const LANGUAGES = ['es', 'en'];
const LOCK = 'public/_locales/.lock';
const file = process.argv[2];
if (!file) throw new Error('Usage: node tests/commands/words.mjs FILE.json');
const added = JSON.parse(readFileSync(file, 'utf8'));

async function locked(work) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  try {
    work();
  } finally {
    rmdirSync(LOCK);
  }
}

await locked(() => {
  for (const language of LANGUAGES) {
    const path = `public/_locales/${language}/messages.json`;
    const messages = JSON.parse(readFileSync(path, 'utf8'));
    for (const [key, word] of Object.entries(added)) {
      if (word === null) {
        delete messages[key];
        continue;
      }
      if (typeof word[language] !== 'string' || typeof word.description !== 'string') {
        throw new Error(`${key}: needs ${LANGUAGES.join(', ')} and description`);
      }
      messages[key] = {
        message: word[language],
        description: word.description,
        ...(word.placeholders ? { placeholders: word.placeholders } : {}),
      };
    }
    const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
    renameSync(`${path}.new`, path);
  }
});
