// What Node reads without help, at the beginning of a child process.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As in package.json: packages are read as they were built. */
const BUILT = process.execArgv.includes('--conditions=built');

/** Where what was made of a module of the sources may stand: in its place, or in that of its package's `dist/`. */
const placesOf = (module) => {
  const beside = module.href.replace(/\.ts$/, '.js');
  return BUILT ? [beside, beside.replace(/\/src\/(?!.*\/src\/)/, '/dist/')] : [beside];
};

/** Goes on in a module of the sources (`….ts`); where it was built, in what was made of it. */
export async function enter(module) {
  const built = placesOf(module).find((place) => existsSync(fileURLToPath(place)));
  if (built) return import(built);
  const { register } = await import('tsx/esm/api');
  register();
  return import(module.href);
}
