import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
const HZ = 100;
const stat = (pid: string | number) => {
  try {
    const s = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const f = s.slice(s.lastIndexOf(')') + 2).split(' ').map(Number);
    return { own: (f[11]! + f[12]!) / HZ, dead: (f[13]! + f[14]!) / HZ };
  } catch { return { own: 0, dead: 0 }; }
};
const kids = (pid: string | number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((t) => readFileSync(`/proc/${pid}/task/${t}/children`, 'utf8').trim().split(' ').filter(Boolean)).flatMap((k) => [k, ...kids(k)]);
  } catch { return []; }
};
const look = () => {
  const own = stat(process.pid);
  const live = kids(process.pid).reduce((sum, k) => { const s = stat(k); return sum + s.own + s.dead; }, 0);
  return { own: own.own, child: own.dead + live, wall: performance.now() / 1000 };
};
const before = look();
let begun: ReturnType<typeof look> | undefined;
import { beforeAll } from 'vitest';
beforeAll(() => { begun = look(); });
afterAll(() => {
  const now = look();
  const b = begun ?? before;
  const file = expect.getState().testPath ?? '?';
  appendFileSync(process.env.CPU_LOG ?? '/work/tmp/tests/cpu.tsv', [process.pid, file.replace('/work/wt/tests/', ''), (b.own - before.own).toFixed(2), (b.wall - before.wall).toFixed(2), (now.own - b.own).toFixed(2), (now.child - before.child).toFixed(2), (now.wall - b.wall).toFixed(2)].join('\t') + '\n');
});
