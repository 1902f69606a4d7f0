import { expect } from 'vitest';
import { Person } from './people';

/** Ana's other device: the same twelve words on an empty disk. */
export async function otherDevice(ana: Person): Promise<Person> {
  const phone = await Person.sit(ana.name, ana.board);
  const { words: twelve } = await ana.ask('recoveryWords', null);
  expect(await phone.ask('restoreWords', { words: twelve })).toMatchObject({
    ok: true,
    value: { kept: false },
  });
  return phone;
}
