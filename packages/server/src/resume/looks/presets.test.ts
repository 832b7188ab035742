import { lookOf, MAX_PRESETS } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { addPreset, deletePreset, listPresets } from './presets.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

const look = lookOf(defaultStyle('en'));

it('keeps looks by name, one under each, and no more than there may be', async () => {
  const { services } = test;
  const { id: userId } = await addPerson(services, 'own@example.com', 'bamboo-slips-1');
  for (const name of ['b', ' a ', 'b']) await addPreset(services, userId, { name, look: { ...look, size: 10 } });
  await addPreset(services, userId, { name: 'b', look });
  const kept = await listPresets(services, userId);
  expect(kept.map(({ name, look: { size } }) => [name, size])).toEqual([
    ['a', 10],
    ['b', 9.5],
  ]);
  await expect(addPreset(services, userId, { name: ' ', look })).rejects.toMatchObject({ error: 'invalid' });

  const many = Array.from({ length: MAX_PRESETS }, (_, i) => addPreset(services, userId, { name: `n${i}`, look }));
  const ends = await Promise.allSettled(many);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_PRESETS - 2);
  expect(await listPresets(services, userId)).toHaveLength(MAX_PRESETS);
  // under a name that is there it takes no room
  await addPreset(services, userId, { name: 'a', look });
  await expect(addPreset(services, userId, { name: 'z', look })).rejects.toMatchObject({ error: 'presetLimit' });

  const stranger = await addPerson(services, 'other@example.com', 'bamboo-slips-1');
  await expect(deletePreset(services, stranger.id, kept[0]!.id)).rejects.toMatchObject({ error: 'notFound' });
  await deletePreset(services, userId, kept[0]!.id);
  expect(await listPresets(services, stranger.id)).toEqual([]);
});
