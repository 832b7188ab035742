import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPersonLanes } from './person-lanes.ts';

it('has no more of one person in progress than there are places, and nobody waits for another person', async () => {
  const inLane = createPersonLanes(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (person: string, name: string, signal?: AbortSignal) =>
    inLane(person, signal, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const left = new AbortController();
  const all = [
    call('ana', 'a1'),
    call('ana', 'a2'),
    call('ana', 'a3', left.signal),
    call('ana', 'a4'),
    call('ben', 'b1'),
  ];
  const gone = expect(all[2]).rejects.toThrow('left');
  expect(begun).toEqual(['a1', 'a2', 'b1']);

  // whoever has left is not begun, and the place goes to the next
  left.abort(new Error('left'));
  ends.shift()!();
  await gone;
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a4']);
  expect(await all[0]).toBe('a1');
  for (const end of ends) end();
  expect(await Promise.all([all[1], all[3], all[4]])).toEqual(['a2', 'a4', 'b1']);

  // what failed gives its place back as well
  for (const _ of [1, 2, 3])
    await expect(inLane('ana', undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
