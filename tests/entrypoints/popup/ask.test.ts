import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../components/controls/failure';
import { createAsk } from '../../../entrypoints/popup/ask';
import { savedValue } from '../../../entrypoints/popup/saved';
import { sayIn } from '../../components/words';

const asleep = new Error('Could not establish connection. Receiving end does not exist.');
const stopped = new Error('The message channel closed before a response was received.');
const askOver = (send: () => Promise<unknown>) =>
  createAsk({ send, say: sayIn('es'), about: 'Fe de Dados 1.0' });

describe('asking the background', () => {
  it('gives what was answered', async () => {
    const send = vi.fn(async () => ({ ok: true, value: [] }));
    await expect(askOver(send)('partidas', null)).resolves.toEqual([]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ ask: 'partidas', order: null });
  });

  it('asks once more when the worker slept, or was stopped while it answered', async () => {
    for (const error of [asleep, stopped]) {
      const send = vi.fn().mockRejectedValueOnce(error).mockResolvedValue({ ok: true, value: [] });
      await expect(askOver(send)('partidas', null)).resolves.toEqual([]);
      expect(send).toHaveBeenCalledTimes(2);
    }
  });

  it('does not make a second character when the first may have been made', async () => {
    const send = vi.fn().mockRejectedValue(stopped);
    await expect(askOver(send)('newCharacter', { system: 'hitos' })).rejects.toThrow(Failure);
    expect(send).toHaveBeenCalledOnce();
    const never = vi.fn().mockRejectedValueOnce(asleep).mockResolvedValue({ ok: true, value: 1 });
    await askOver(never)('newCharacter', { system: 'hitos' });
    expect(never).toHaveBeenCalledTimes(2);
  });

  it('says in plain words that there was no answer, with a report to copy', async () => {
    for (const send of [vi.fn().mockRejectedValue(asleep), vi.fn().mockResolvedValue(undefined)]) {
      const failure = await askOver(send)('log', { limit: 50 }).catch((reason: unknown) => reason);
      expect(failure).toBeInstanceOf(Failure);
      expect((failure as Failure).message).toMatch(/^La extensión no ha contestado/);
      expect((failure as Failure).report).toMatch(/^Fe de Dados 1\.0\nlog\n/);
    }
  });

  it('passes on the words in which the background told its own failure', async () => {
    const ask = askOver(async () => ({ ok: false, failure: 'El disco está lleno.' }));
    await expect(ask('partidas', null)).rejects.toThrow('El disco está lleno.');
  });
});

describe('a write that was refused', () => {
  it('is told in the words of its problems', () => {
    const problems = [
      { code: 'a', field: 'x', message: 'Uno.' },
      { code: 'b', field: '', message: 'Dos.' },
    ];
    expect(() => savedValue({ ok: false, problems })).toThrow('Uno. Dos.');
    expect(savedValue({ ok: true, value: 1 })).toBe(1);
  });
});
