import { buildPrograms } from './programs.ts';

/** Api and worker are killed and flooded as they run in production: built. Vitest calls it once, before all files. */
export default async function beforeLongTests(): Promise<void> {
  await buildPrograms();
}
