import { calls } from './calls.ts';

const given = (name: string, otherwise: string) => process.env[name]?.trim() || otherwise;
const list = (name: string, otherwise: string) => given(name, otherwise).split(',');

/** The default run stays below five minutes on two cores. */
export const settings = {
  rounds: Number(given('BENCH_ROUNDS', '3')),
  /** of one round; calls that take tens of ms have a little longer */
  seconds: Number(given('BENCH_SECONDS', '1.2')),
  connections: list('BENCH_CONNECTIONS', '1,50,200').map(Number),
  /** in the table, one after another, growing; the calls below are measured in the last */
  resumes: list('BENCH_RESUMES', '10,1000,100000').map(Number),
  calls: list('BENCH_CALLS', calls.map(({ name }) => name).join(',')),
  /** 0 leaves the tasks out */
  taskRounds: Number(given('BENCH_TASK_ROUNDS', '3')),
};
