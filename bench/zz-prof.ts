import { fresh, edited, randomFrom } from '/work/main/bench/render/cases.ts';
import { renderPdf } from '/work/main/bench/render/typst.ts';
const [name, kind, n] = [process.argv[2] as any, process.argv[3], Number(process.argv[4] ?? 150)];
const r = randomFrom(3);
const ms: number[] = [], sys: number[] = [];
for (let i = 0; i < n + 60; i++) {
  const c = kind === 'fresh' ? fresh(name, r) : edited(name, i);
  const u = process.cpuUsage();
  await renderPdf(c, name);
  const d = process.cpuUsage(u);
  if (i >= 60) { ms.push((d.user + d.system) / 1000); sys.push(d.system / 1000); }
  await new Promise(setImmediate);
}
const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]!.toFixed(2);
const mean = (a: number[]) => (a.reduce((x, y) => x + y) / a.length).toFixed(2);
console.log(name, kind, 'cpu median', med([...ms]), 'mean', mean(ms), 'sys mean', mean(sys), 'rss', (process.memoryUsage.rss() / 1e6).toFixed(0));
