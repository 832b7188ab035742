// What Node reads without help, at the beginning of a child process.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Goes on in a module of the sources (`….ts`); where it was built, in what was made of it. */
export async function enter(module) {
  const built = module.href.replace(/\.ts$/, '.js');
  if (existsSync(fileURLToPath(built))) return import(built);
  const { register } = await import('tsx/esm/api');
  register();
  return import(module.href);
}
