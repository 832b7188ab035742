import { Failure, ResumeContent } from '@verdant/contracts';
import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { mutated } from '@verdant/testkit/documents/mutate';
import { Value } from 'typebox/value';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../testing/evidence-faults.ts';
import { ignoreAbandonedRejections } from './pdf/ignore-rejections.ts';
import { readResume } from './read.ts';

/** Vitest's own watch for rejections goes for as long as ours is put to the test. */
const watchers = process.listeners('unhandledRejection');
process.removeAllListeners('unhandledRejection');
ignoreAbandonedRejections();
afterAll(() => {
  process.removeAllListeners('unhandledRejection');
  for (const watcher of watchers) process.on('unhandledRejection', watcher);
});

/** CI reads a few; `HOSTILE_FILES=2000` reads all. */
const FILES = Number(process.env.HOSTILE_FILES ?? 60);
const LIMIT_MS = 30_000;

const english = page(
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
async function outcome(bytes: Uint8Array): Promise<string> {
  const start = performance.now();
  try {
    const reading = await readResume(bytes);
    expect([...Value.Errors(ResumeContent, reading.content)]).toEqual([]);
    expect(faultsOf(reading)).toEqual([]);
    return 'read';
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    return cause.error;
  } finally {
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  }
}

test(
  `${FILES} damaged documents: each is read in part or refused by name`,
  async () => {
    const outcomes = new Map<string, number>();
    for (let seed = 0; seed < FILES; seed++) {
      const found = await outcome(mutated(documents[(seed >> 3) % documents.length]!, seed));
      outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
    }
    const known = ['read', 'damaged', 'noText', 'encrypted', 'notSupported', 'tooManyPages'];
    expect([...outcomes.keys()].filter((name) => !known.includes(name))).toEqual([]);
    expect(outcomes.get('read')).toBeGreaterThan(0);
    expect(outcomes.get('damaged') ?? 0).toBeGreaterThan(0);
    if (process.env.HOSTILE_FILES) process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}\n`);
  },
  FILES * 1000 + 60_000,
);

const raw = (text: string) => makePdf([[]], { raw: Buffer.from(text, 'latin1') });
const text = Buffer.from(makePdf([english])).toString('latin1');
const changed = (from: RegExp, to: string) => new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
const letters = 'BT /F1 10 Tf 1 0 0 1 60 700 Tm (Ana Ruiz, ana@example.com, an analyst) Tj ET';

test.each([
  ['a page count of billions', changed(/\/Count \d+/, '/Count 2000000000'), ['read', 'damaged', 'tooManyPages']],
  ['a page tree that bites its tail', changed(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]'), ['damaged', 'noText']],
  ['arrays in arrays', raw(`${'['.repeat(50_000)} ${letters}`), ['read', 'damaged', 'noText']],
  ['a stack that only grows', raw(`${'q '.repeat(5_000)}${letters}`), ['read', 'damaged', 'noText']],
  ['matrices without end', raw(`${'1e300 0 0 1e300 0 0 cm '.repeat(50)}${letters}`), ['read', 'damaged', 'noText']],
  ['letters of no size at all', raw(`BT /F1 0 Tf (Ana Ruiz, an analyst of loans) Tj ET`), ['noText', 'damaged']],
  [
    'a hundred thousand rectangles',
    raw(`${'1 0 0 rg 10 10 500 700 re f '.repeat(100_000)}${letters}`),
    ['read', 'damaged'],
  ],
  ['a font that is none', changed(/\/Subtype \/Type1 /g, '/Subtype /Type3 '), ['read', 'damaged', 'noText']],
  ['a map of characters that is none', changed(/UniGB-UCS2-H/g, 'No-Such-Map'), ['read', 'damaged', 'noText']],
])(
  '%s',
  async (_, bytes, allowed) => {
    expect(allowed).toContain(await outcome(bytes));
  },
  60_000,
);
