import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@verdant/testkit/random';
import type { Cut } from './world/wire.ts';
import type { World } from './world/world.ts';

/** What goes wrong, for so many ms; over when it is right again. `of`: what it happens to, one thing after the other. */
type Fault = {
  of: string;
  weight: number;
  possible?(world: World): boolean;
  happen(world: World, ms: number, dice: Dice): Promise<void>;
};
type Part = 'api' | 'worker' | 'redis';

/** The longest that nobody can do anything: else a run would be of waiting. */
const SHORT_MS = 3_000;
const short = (ms: number) => sleep(Math.min(ms, SHORT_MS));
const CUTS: readonly Cut[] = ['refused', 'hang', 'half'];
const CLOCK_HOURS = [-3, -1, 1, 3, 26];

const kill = (part: Part, weight: number): Fault => ({
  of: part,
  weight,
  possible: ({ programs }) => programs[part] !== undefined,
  happen: async ({ programs, reachable }, ms, dice) => {
    await programs[part]!.end('SIGKILL');
    if (dice.chance(0.3)) await short(ms);
    programs[part]!.start();
    if (part === 'api') await reachable();
  },
});
const restart = (part: Part, weight: number): Fault => ({
  of: part,
  weight,
  possible: ({ programs }) => programs[part] !== undefined,
  happen: async ({ programs, reachable }) => {
    await programs[part]!.end('SIGTERM');
    programs[part]!.start();
    if (part === 'api') await reachable();
  },
});
const freeze = (part: Part, weight: number): Fault => ({
  of: part,
  weight,
  possible: ({ programs }) => programs[part] !== undefined,
  happen: async ({ programs }, ms) => {
    programs[part]!.freeze();
    // a worker that stands still for longer than its lease has lost its tasks and does not know
    await (part === 'worker' ? sleep(ms) : short(ms));
    programs[part]!.thaw();
  },
});
const cut = (line: keyof World['wires'], weight: number): Fault => ({
  of: line,
  weight,
  happen: async ({ wires }, ms, dice) => {
    await wires[line].cut(dice.pick(CUTS));
    await sleep(ms);
    await wires[line].mend();
  },
});

export const faults = {
  'api killed': kill('api', 12),
  'api restarted': restart('api', 4),
  'api stands still': freeze('api', 8),
  'worker killed': kill('worker', 12),
  'worker restarted': restart('worker', 4),
  'worker stands still': freeze('worker', 8),
  'redis killed': kill('redis', 8),
  'redis restarted': restart('redis', 4),
  'redis stands still': freeze('redis', 6),
  'database killed': {
    of: 'database',
    weight: 7,
    happen: async ({ database }, ms, dice) => {
      database.kill(dice.chance(0.5) ? 'server' : 'one');
      if (dice.chance(0.3)) await short(ms);
      await database.revive();
    },
  },
  'database restarted': { of: 'database', weight: 4, happen: ({ database }) => database.restart() },
  'database stands still': {
    of: 'database',
    weight: 6,
    happen: async ({ database }, ms) => {
      database.freeze();
      await short(ms);
      database.thaw();
    },
  },
  'disk of files full': {
    of: 'files',
    weight: 6,
    possible: ({ disks }) => disks.files !== null,
    happen: async ({ disks }, ms) => {
      disks.files!.fill();
      await sleep(ms);
      disks.files!.free();
    },
  },
  'disk of database full': {
    of: 'database',
    weight: 4,
    possible: ({ disks }) => disks.database !== null,
    happen: async ({ disks, database }, ms) => {
      disks.database!.fill();
      await short(ms);
      disks.database!.free();
      await database.revive();
    },
  },
  'clock moved': {
    of: 'clock',
    weight: 6,
    possible: ({ clock }) => clock !== null,
    happen: async ({ clock }, ms, dice) => {
      clock!.move(dice.pick(CLOCK_HOURS));
      await sleep(ms);
      clock!.move(0);
    },
  },
  'model cut': cut('model', 8),
  'WeChat Pay cut': cut('wx', 5),
  'Alipay cut': cut('zfb', 5),
} satisfies Record<string, Fault>;
export type FaultKind = keyof typeof faults;

const all = Object.entries(faults) as [FaultKind, Fault][];

/** Of those that can happen in this world, how often each is drawn. */
export const faultWeights = (world: World): Record<FaultKind, number> =>
  Object.fromEntries(
    all.map(([kind, { weight, possible }]) => [kind, (possible?.(world) ?? true) ? weight : 0]),
  ) as Record<FaultKind, number>;
export const impossible = (world: World): FaultKind[] =>
  all.flatMap(([kind, { possible }]) => ((possible?.(world) ?? true) ? [] : [kind]));
