import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Backend = 'postgres' | 'redis';
/** `steps` and `faults` of all backends together. */
export type Options = { seed: number; steps: number; faults: number; backends: Backend[] };

export const USAGE = 'npm run chaos -- [--seed N] [--steps 3000] [--faults 300] [--backend postgres|redis]';

function whole(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not "${text}"`);
  return value;
}

/** `hasRedis`: without it the queue on PostgreSQL alone is tried. */
export function readOptions(args: string[], hasRedis: boolean): Options {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      seed: { type: 'string' },
      steps: { type: 'string', default: '3000' },
      faults: { type: 'string', default: '300' },
      backend: { type: 'string' },
    },
  });
  const { seed, steps, faults, backend } = values;
  if (backend && !['postgres', 'redis'].includes(backend))
    throw new Error(`--backend is postgres or redis, not "${backend}"`);
  if (backend === 'redis' && !hasRedis) throw new Error('There is no redis-server on this machine');
  const backends: Backend[] = backend ? [backend as Backend] : hasRedis ? ['postgres', 'redis'] : ['postgres'];
  return {
    seed: seed ? whole(seed, 'seed') : randomInt(1, 10 ** 6),
    steps: whole(steps, 'steps'),
    faults: whole(faults, 'faults'),
    backends,
  };
}
