import { Failure, ResumeContent } from '@verdant/contracts';
import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { mutated } from '@verdant/testkit/documents/mutate';
import { processorMs } from '@verdant/testkit/processor-time';
import { Value } from 'typebox/value';
import { afterAll, expect, test } from 'vitest';
import { ignoreAbandonedRejections } from '../src/pdf/ignore-rejections.ts';
import { readResume } from '../src/read.ts';
import { faultsOf } from './evidence-faults.ts';

/** Vitest's own watch for rejections goes for as long as ours is put to the test. */
export function useOwnWatch(): void {
  const watchers = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  ignoreAbandonedRejections();
  afterAll(() => {
    process.removeAllListeners('unhandledRejection');
    for (const watcher of watchers) process.on('unhandledRejection', watcher);
  });
}

/** of the processor */
const LIMIT_MS = 20_000;

export const english = page(
  '# Ana Ruiz\nana@example.com | (415) 555-0132\n# Experience\n*Delta Bank\t2018 - 2020\nAnalyst\n- Reported on loans.\n# Skills\nSQL, R',
);
const chinese = page(
  '# 李若水\n电话：13800000000\n# 教育背景\n2015.09 - 2019.06\t海州大学\n软件工程 本科\n# 专业技能\n- 编程语言：Java、Go',
);
const documents = [
  makePdf([english, chinese]),
  makePdf([chinese]),
  makePdf([english], { encrypt: true }),
  makePdf(Array.from({ length: 12 }, () => english)),
];

/** What became of a document: the name of a failure, or `read`. Anything else is a fault of ours. */
export async function outcome(bytes: Uint8Array): Promise<string> {
  const ended: { reading?: Awaited<ReturnType<typeof readResume>>; cause?: unknown } = {};
  const ms = await processorMs(async () => {
    try {
      ended.reading = await readResume(bytes);
    } catch (cause) {
      ended.cause = cause;
    }
  });
  expect(ms).toBeLessThan(LIMIT_MS);
  if (ended.reading) {
    expect([...Value.Errors(ResumeContent, ended.reading.content)]).toEqual([]);
    expect(faultsOf(ended.reading)).toEqual([]);
    return 'read';
  }
  if (!(ended.cause instanceof Failure)) throw ended.cause;
  return ended.cause.error;
}

/** Documents with a few bytes changed, by every `step`th seed: each is read in part or refused by name. */
export function testDamaged(files: number, step = 1): void {
  test(
    `${files} damaged documents: each is read in part or refused by name`,
    async () => {
      const outcomes = new Map<string, number>();
      for (let seed = 0; seed < files * step; seed += step) {
        const found = await outcome(mutated(documents[(seed >> 3) % documents.length]!, seed));
        outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
      }
      const known = ['read', 'damaged', 'noText', 'encrypted', 'notSupported', 'tooManyPages'];
      expect([...outcomes.keys()].filter((name) => !known.includes(name))).toEqual([]);
      expect(outcomes.get('read')).toBeGreaterThan(0);
      expect(outcomes.get('damaged') ?? 0).toBeGreaterThan(0);
    },
    files * 1000 + 60_000,
  );
}

/** What stands on a page, as the language of PDF has it. */
export const raw = (text: string) => makePdf([[]], { raw: Buffer.from(text, 'latin1') });
export const letters = 'BT /F1 10 Tf 1 0 0 1 60 700 Tm (Ana Ruiz, ana@example.com, an analyst) Tj ET';
export const rectangles = (count: number) => raw(`${'1 0 0 rg 10 10 500 700 re f '.repeat(count)}${letters}`);
