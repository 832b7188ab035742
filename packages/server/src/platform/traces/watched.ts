import type { Channel } from '@verdant/payments';
import type { Metrics, PoolWatch } from '../metrics/metrics.ts';
import type { Channels } from '../pay-channels.ts';
import { inSpan, type Traces } from './traces.ts';

/** Counts what a pool of child processes does, and traces each piece of work from the moment that it is asked for. */
export function watchProcesses({ metrics, traces }: { metrics: Metrics; traces: Traces }, pool: string): PoolWatch {
  const counted = metrics.watchPool(pool);
  if (!traces.on) return counted;
  return {
    ...counted,
    asked: () => {
      const span = traces.begin(`process ${pool}`);
      const count = counted.asked();
      return (event) => {
        const { outcome, waitedMs } = event;
        span.end({ outcome, 'wait.ms': Math.round(waitedMs) }, outcome === 'ok' || outcome === 'left' ? null : outcome);
        count(event);
      };
    },
  };
}

/** Channels whose calls of the provider are spans. */
export function traceChannels(channels: Channels, traces: Traces): Channels {
  if (!traces.on) return channels;
  const traced = (code: string, channel: Channel): Channel => {
    const spanned =
      <A extends unknown[], R>(call: string, work: (...given: A) => Promise<R>) =>
      (...given: A) =>
        inSpan(traces, `shop ${call}`, { channel: code }, { kind: 'client' }, () => work(...given));
    return {
      ...channel,
      create: spanned('create', channel.create),
      query: spanned('query', channel.query),
      close: spanned('close', channel.close),
      refund: spanned('refund', channel.refund),
      queryRefund: spanned('query refund', channel.queryRefund),
      statement: spanned('statement', channel.statement),
    };
  };
  const { WX, ZFB } = channels;
  return {
    WX: WX && { ...WX, channel: traced('WX', WX.channel) },
    ZFB: ZFB && { ...ZFB, channel: traced('ZFB', ZFB.channel) },
  };
}
