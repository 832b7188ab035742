import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const base = { DATABASE_URL: 'postgres://localhost/none' };

it('where nothing is set, nothing of it is loaded', () => {
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
});
