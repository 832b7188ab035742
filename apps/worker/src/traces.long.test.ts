import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startCollector } from '../testing/collector.ts';
import { importCv } from '../testing/import-cv.ts';
import { startProcesses } from '../testing/processes.ts';

it('a collector that fails, hangs or is gone harms nobody', async () => {
  const collector = await startCollector();
  const product = await startProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const person = await product.person('careless');
  await importCv(person);
  for (const how of ['fails', 'hangs', 'gone'] as const) {
    const before = collector.asked();
    if (how === 'gone') await collector.close();
    else collector.behave(how);
    const until = Date.now() + 15_000;
    const took: number[] = [];
    do {
      const { status, ms } = await person.ask('/resume/list');
      expect([how, status]).toEqual([how, 200]);
      took.push(ms);
      await sleep(100);
    } while (Date.now() < until && (how === 'gone' ? took.length < 50 : collector.asked() < before + 1));
    // who waited for the collector would wait its ten seconds
    expect([how, took.sort((a, b) => a - b)[took.length >> 1]! < 3_000]).toEqual([how, true]);
    await importCv(person);
  }
  const stopped = performance.now();
  await product.stop();
  expect(performance.now() - stopped).toBeLessThan(15_000);
});
