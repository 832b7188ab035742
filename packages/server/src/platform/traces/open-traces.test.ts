import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openTraces } from './open-traces.ts';
import { noTraces } from './traces.ts';

const base = { DATABASE_URL: 'postgres://localhost/none' };
const read = (env: Record<string, string>) => readConfig({ ...base, ...env }).traces;

it('reads the variables of OpenTelemetry', () => {
  expect(read({})).toBeNull();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ url: 'http://collector:4318/v1/traces', share: 1 });
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://traces.example.com/otlp';
  const both = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(read(both)).toEqual({ url: OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, share: 0.1 });
  expect(read({ ...both, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  for (const env of [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, { ...both, OTEL_TRACES_SAMPLER_ARG: '2' }])
    expect(() => read(env)).toThrow(/^OTEL_/);
});

it('where nothing is set, nothing of it is loaded', async () => {
  expect(await openTraces(readConfig(base), 'api', pino({ level: 'silent' }))).toBe(noTraces);
  const loaded = (env: Record<string, string>) => {
    const program = `
      import { createRequire } from 'node:module';
      import { createServices } from '@verdant/server';
      import { createLog, openTraces, readConfig } from '@verdant/server/platform';
      const config = readConfig(process.env);
      const log = createLog('silent');
      createServices(config, { log, traces: await openTraces(config, 'api', log) });
      const files = Object.keys(createRequire(import.meta.url).cache);
      // prom-client brings the names of the API, which do nothing
      console.log(files.filter((file) => /@opentelemetry.(?!api)/.test(file.split('node_modules').at(-1))).length);
      process.exit(0);`;
    const conditions = process.execArgv.filter((arg) => arg.startsWith('--conditions='));
    const args = [...conditions, '--import', 'tsx', '--input-type=module', '-e', program];
    const cwd = fileURLToPath(new URL('../../../../../apps/api/', import.meta.url));
    const own = { ...process.env, ...base, ...env, OTEL_LOG_LEVEL: 'none' };
    return Number(execFileSync(process.execPath, args, { cwd, env: own, encoding: 'utf8' }));
  };
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(0);
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(10);
}, 60_000);
