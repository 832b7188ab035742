// by its door: where packages are read as they were built, so is this one
import { createTypesetter, type Typesetter } from '@verdant/typesetter';

let shared: Typesetter | undefined;

/** One for all test files of a process: its child starts and loads the fonts once, and ends with the process. */
export function sharedTypesetter(): Typesetter {
  shared ??= createTypesetter({ processes: 1, timeoutMs: 60_000, queueLimit: 500 });
  return shared;
}
