import { systemPackages } from '../scripts/lib/system-packages.ts';
import { readOptions, USAGE } from './chaos/options.ts';
import { runChaos } from './chaos/run-chaos.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const hasRedis = systemPackages.some(({ apt, isInstalled }) => apt === 'redis-server' && isInstalled());

/** `npm run chaos`: people at work while everything breaks. Exit code 1 where a promise was not kept. */
function options() {
  try {
    return readOptions(process.argv.slice(2), hasRedis);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    process.exit(2);
  }
}

const { seed, steps, faults, backends } = options();
const size = { steps: Math.ceil(steps / backends.length), faults: Math.ceil(faults / backends.length) };
const told = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ') || 'none';
print(`seed ${seed}: ${size.steps} steps and ${size.faults} faults on each of ${backends.join(', ')}`);
let exit = 0;
for (const backend of backends) {
  const report = await runChaos(backend, seed, size, (line) => print(`${backend}: ${line}`));
  const { broken, figures, logs, seconds } = report;
  print(`${backend}: ${seconds} s; steps: ${told(report.ends)}`);
  print(`  faults: ${told(report.happened)}`);
  print(`  ended by themselves: ${told(report.crashes)}`);
  if (report.skipped.length) print(`  not possible here: ${report.skipped.join(', ')}`);
  if (figures) {
    const { tasks, money, files, settledMs } = figures;
    print(`  tasks: ${told(tasks)}; all had ended ${Math.round(settledMs / 1000)} s after the last fault`);
    print(`  money: ${told(money)}; files: ${told(files)}`);
  }
  if (!broken) continue;
  exit = 1;
  const where = broken.step === null ? 'at the end' : `at step ${broken.step}`;
  print(`BROKEN ${where}, seed ${seed}, queue on ${backend}: ${broken.message}`);
  print(`  again: npm run chaos -- --seed ${seed} --steps ${size.steps} --faults ${size.faults} --backend ${backend}`);
  print(`  logs: ${logs}`);
}
process.exit(exit);
