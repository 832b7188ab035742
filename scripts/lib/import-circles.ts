import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './environment.ts';
import type { Source } from './sources.ts';

/** `@scope/name/sub` → path from the root, for every door that a package of ours has in its package.json. */
export function readDoors(): Map<string, string> {
  const doors = new Map<string, string>();
  const folders = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of folders) {
    const file = join(ROOT, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      exports?: Record<string, string | { default: string }>;
    };
    for (const [sub, path] of Object.entries(exports))
      doors.set(posix.join(name, sub), posix.join(folder, typeof path === 'string' ? path : path.default));
  }
  return doors;
}

/** A door with a `*` in it stands for every file that fits. */
function behindDoor(target: string, doors: ReadonlyMap<string, string>): string | null {
  const whole = doors.get(target);
  if (whole) return whole;
  for (const [door, path] of doors) {
    const [before, after] = door.split('*');
    if (after === undefined || !target.startsWith(before!) || !target.endsWith(after)) continue;
    return path.replace('*', target.slice(before!.length, target.length - after.length));
  }
  return null;
}

/** Groups of files that import each other in a circle, by value or by type (Tarjan 1972); each sorted, largest first. */
export function findCircles(sources: readonly Source[], doors: ReadonlyMap<string, string>): string[][] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const below = (path: string) =>
    known
      .get(path)!
      .imports.map(({ target, relative }) => (relative ? target : behindDoor(target, doors)))
      .filter((target): target is string => target !== null && known.has(target));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string) => {
    const at = order.size;
    order.set(path, at);
    lowest.set(path, at);
    open.push(path);
    for (const target of below(path)) {
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!));
    }
    if (lowest.get(path) !== at) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1 || below(path).includes(path)) circles.push(circle.sort());
  };
  for (const { path } of sources) if (!order.has(path)) visit(path);
  return circles.sort((a, b) => b.length - a.length);
}
