import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a list to a scan. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

export type Answered = { method: string; route: string; status: number; seconds: number };
/** As the pools of `processes` tell it. */
export type PoolWatch = {
  asked(): (event: { outcome: string; waitedMs: number; ms: number }) => void;
  state(now: { busy: number; waiting: number }): void;
};
/** As `llm` tells it. */
type ModelEvent = {
  name: string;
  requests: number;
  ms: number;
  promptTokens: number;
  completionTokens: number;
  failure: string | null;
};
/** For a million tokens, in whatever currency the operator pays. */
export type ModelPrices = { input: number; output: number };

/** What one process counts. Labels are kinds, routes and states: never what names a person. */
export type Metrics = {
  registry: Registry;
  answered(what: Answered): void;
  taskBegun(kind: string, waitedSeconds: number): void;
  taskEnded(kind: string, outcome: 'succeeded' | 'retried' | 'failed', seconds: number): void;
  watchPool(pool: string): PoolWatch;
  modelAsked(event: ModelEvent): void;
  jobFailed(job: string): void;
};

export function createMetrics(prices: ModelPrices): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `verdant_${name}`, help, labelNames, registers });
  const seconds = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `verdant_${name}`, help, labelNames, buckets: BUCKETS, registers });
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `verdant_${name}`, help, labelNames, registers });

  const requests = counter('http_requests_total', 'Answers by route and status', ['method', 'route', 'status']);
  const answers = seconds('http_request_seconds', 'How long answers took', ['method', 'route']);
  const waits = seconds('task_wait_seconds', 'From the order of a task to its first attempt', ['kind']);
  const ended = counter('task_attempts_total', 'Attempts by outcome', ['kind', 'outcome']);
  const attempts = seconds('task_attempt_seconds', 'How long attempts took', ['kind']);
  const work = seconds('process_seconds', 'Pages set and documents read, by pool and outcome', ['pool', 'outcome']);
  const queued = seconds('process_wait_seconds', 'How long work waited for a process', ['pool']);
  const places = gauge('process_pool', 'Work in progress and waiting in a pool', ['pool', 'state']);
  const calls = counter('model_calls_total', 'Questions to the model by outcome', ['name', 'outcome']);
  const asked = counter('model_requests_total', 'HTTP requests to the model, repeated ones included', ['name']);
  const answering = seconds('model_call_seconds', 'How long the model took', ['name']);
  const tokens = counter('model_tokens_total', 'Tokens as the provider counts them', ['direction']);
  const cost = counter('model_cost_total', 'Tokens times LLM_INPUT_PRICE and LLM_OUTPUT_PRICE', []);
  const jobs = counter('recurring_failures_total', 'Rounds of recurring jobs that failed', ['job']);

  return {
    registry,
    answered: ({ method, route, status, seconds: took }) => {
      requests.inc({ method, route, status: String(status) });
      answers.observe({ method, route }, took);
    },
    taskBegun: (kind, waited) => waits.observe({ kind }, Math.max(0, waited)),
    taskEnded: (kind, outcome, took) => {
      ended.inc({ kind, outcome });
      attempts.observe({ kind }, took);
    },
    watchPool: (pool) => ({
      asked:
        () =>
        ({ outcome, waitedMs, ms }) => {
          work.observe({ pool, outcome }, ms / 1000);
          queued.observe({ pool }, waitedMs / 1000);
        },
      state: ({ busy, waiting }) => {
        places.set({ pool, state: 'busy' }, busy);
        places.set({ pool, state: 'waiting' }, waiting);
      },
    }),
    modelAsked: ({ name, requests: count, ms, promptTokens, completionTokens, failure }) => {
      calls.inc({ name, outcome: failure ?? 'answered' });
      asked.inc({ name }, count);
      answering.observe({ name }, ms / 1000);
      tokens.inc({ direction: 'in' }, promptTokens);
      tokens.inc({ direction: 'out' }, completionTokens);
      cost.inc((promptTokens * prices.input + completionTokens * prices.output) / 1_000_000);
    },
    jobFailed: (job) => jobs.inc({ job }),
  };
}
