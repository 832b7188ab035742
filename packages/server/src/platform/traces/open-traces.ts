import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { noTraces, type Traces } from './traces.ts';

/** Where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, the SDK is loaded and spans are sent there; else nothing is. */
export async function openTraces(config: Config, program: 'api' | 'worker', log: Logger): Promise<Traces> {
  if (!config.traces) return noTraces;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(config.traces, program, log);
}
