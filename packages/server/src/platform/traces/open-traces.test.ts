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

it('where nothing is set, there are none', async () => {
  expect(await openTraces(readConfig(base), 'api', pino({ level: 'silent' }))).toBe(noTraces);
});
