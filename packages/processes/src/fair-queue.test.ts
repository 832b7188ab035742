import { expect, it } from 'vitest';
import { createFairQueue, type FairLimits } from './fair-queue.ts';

const open = (limits: Partial<FairLimits> = {}) => {
  const queue = createFairQueue<string>({ perPerson: 9, waitingPerPerson: 9, waiting: 9, ...limits });
  const away: string[] = [];
  const add = (...items: string[]) => {
    for (const item of items) queue.add(item, { person: item[0]! }, (why) => away.push(`${item} ${why}`));
  };
  const served = () => {
    const all: string[] = [];
    for (let item = queue.next(); item; item = queue.next()) all.push(item);
    return all.join(' ');
  };
  return { queue, add, away, served };
};

it('serves persons in turn and the items of each in their order', () => {
  const { queue, add, served } = open();
  add('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
  // who comes late waits for one turn of each other, not for all they have
  add('d1');
  expect(served()).toBe('c1 a2 b2 d1 a3');
  expect(queue.ready()).toBe(false);
});

it('keeps everybody to a share of what is in progress', () => {
  const { queue, add, served } = open({ perPerson: 2 });
  add('a1', 'a2', 'a3', 'a4', 'b1');
  expect(served()).toBe('a1 b1 a2');
  queue.leave('b1');
  expect(queue.ready()).toBe(false);
  queue.leave('a1');
  expect(served()).toBe('a3');
  expect(queue.waiting()).toBe(1);
});

it('takes the place of whoever has most waiting, never of whoever has least', () => {
  const { queue, add, away, served } = open({ waiting: 4, waitingPerPerson: 3 });
  add('a1', 'a2', 'a3', 'a4', 'b1');
  expect(away).toEqual(['a4 full']);
  add('c1', 'd1');
  expect(away).toEqual(['a4 full', 'a3 full', 'a2 full']);
  add('d2', 'e1');
  expect(away.slice(3)).toEqual(['d2 full', 'e1 full']);
  expect(queue.waiting()).toBe(4);
  expect(served()).toBe('a1 b1 c1 d1');
});

it('those among others have one share with them, and take turns in it', () => {
  const { queue, add, away, served } = open({ perPerson: 2, waitingPerPerson: 5, waiting: 8 });
  const visit = (...items: string[]) => {
    for (const item of items)
      queue.add(item, { person: item[0]!, among: 'visitors' }, (why) => away.push(`${item} ${why}`));
  };
  visit('x1', 'x2', 'x3', 'y1', 'z1');
  add('a1', 'a2', 'b1');
  // three visitors are one person among persons, and none of them is served twice before all were
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['x1', 'a1', 'b1', 'y1']);
  expect(served()).toBe('a2');
  queue.leave('x1');
  expect(queue.next()).toBe('z1');
  queue.leave('y1');
  expect(queue.next()).toBe('x2');
  // what all of them may have waiting, the newest of whoever has most gives up
  visit('x4', 'x5', 'x6', 'x7', 'x8', 'y2');
  expect(away).toEqual(['x8 full', 'x7 full']);
  // and to a person they give up theirs first
  add('c1', 'd1', 'e1');
  expect(away.slice(2)).toEqual([]);
  add('f1');
  expect(away.slice(2)).toEqual(['x6 full']);
});

it('forgets who waits no more', () => {
  const { queue, add, served } = open({ perPerson: 1 });
  add('a1', 'a2', 'b1');
  for (const item of ['a1', 'b1', 'b1', 'unknown']) queue.leave(item);
  expect(served()).toBe('a2');
  add('a3', 'b2');
  expect(queue.clear()).toEqual(['a3', 'b2']);
  queue.leave('a2');
  expect([queue.waiting(), queue.next()]).toEqual([0, undefined]);
});
