import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of api and worker, moved against that of the database. Timers go on as they were. */
export type Clock = { env: Record<string, string>; move(hours: number): void };

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (place) => `/usr/lib/${place}/faketime/libfaketime.so.1`,
);

/** By libfaketime (Debian: `faketime`), which reads the difference from a file below `dir`; null where there is none. */
export function createClock(dir: string): Clock | null {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) return null;
  const file = join(dir, 'clock');
  const move = (hours: number) => writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h\n`);
  move(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    move,
  };
}
