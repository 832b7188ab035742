import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { faultsOf } from '../../testing/evidence-faults.ts';
import { readingOrder } from '../layout/order.ts';
import { readResume } from '../read.ts';
import { streamOf } from './stream.ts';
import { unassignedOf } from './unassigned.ts';

const read = (text: string) => readResume(makePdf([page(text)]));
const cv = `
# Maria Santos
maria.santos@example.com
# Experience
*Northwind Logistics Inc.\tJan - Mar 2020
Senior Software Engineer
- Moved the booking service to Post-
greSQL and halved its nightly run.
*Harbor Books\tJun 2016 - Present
Software Developer
- Built the search page.
# Skills
Java, C++, C#, C, R
`;

test('every value has its words, its lines and its place on the page', async () => {
  const reading = await read(cv);
  expect(faultsOf(reading)).toEqual([]);
  const at = (path: string) => reading.evidence.find((e) => e.path === path)!;
  expect(at('work/w1/company')).toEqual({
    path: 'work/w1/company',
    quote: 'Northwind Logistics Inc.',
    boxes: [{ page: 1, x: 50, y: 118.7, width: 138, height: 10.7 }],
    lines: ['l4'],
    confidence: 'sure',
    reason: null,
    probability: expect.closeTo(0.97, 1),
  });
  expect(at('work/w1/content/0').boxes).toHaveLength(2);
  expect(at('work/w1/start')).toMatchObject({ quote: 'Jan - Mar 2020', confidence: 'check', reason: 'yearShared' });
  expect(at('work/w2/end')).toMatchObject({ quote: 'Jun 2016 - Present', confidence: 'sure' });
  const tags = reading.evidence.filter((e) => e.path.startsWith('skills/s1/items')).map((e) => e.quote);
  expect(tags).toEqual(['Java', 'C++', 'C#', 'C', 'R']);
  expect(reading.unassigned).toEqual([]);
});

test('a fault is seen: a value, a quote or a line that is not the document’s', async () => {
  const reading = await read(cv);
  const { content, evidence } = reading;
  const invented = { ...content, basics: { ...content.basics, name: 'John Doe' } };
  expect(faultsOf({ ...reading, content: invented })).toHaveLength(1);
  expect(faultsOf({ ...reading, evidence: evidence.slice(1) })).toHaveLength(1);
  expect(faultsOf({ ...reading, evidence: evidence.map((e) => ({ ...e, lines: [] })) })).toHaveLength(evidence.length);
});

test('nothing is lost: what no field took is listed with its place', () => {
  const size = { width: 612, height: 792 };
  const glyph = (text: string, i: number) => ({
    text,
    x0: 50 + i * 6,
    x1: 56 + i * 6,
    y: 100,
    face: { font: 'Sans', size: 10, bold: false, italic: false, colour: '#000000' },
    space: text === ' ',
  });
  const stream = streamOf(readingOrder([{ ...size, glyphs: [...'Acme Ltd, winner'].map(glyph) }]));
  const taken = new Uint8Array(stream.letters.length).fill(1, 0, 'AcmeLtd'.length);
  expect(unassignedOf(stream, taken)).toEqual([
    { id: 'l1', text: 'winner', boxes: [{ page: 1, x: 110, y: 91.5, width: 36, height: 10.7 }] },
  ]);
});

test('where nothing but its place tells the role from the company, both are to be checked', async () => {
  const { evidence } = await read(
    cv.replace('Northwind Logistics Inc.', 'Zalora').replace('Senior Software Engineer', 'Growth'),
  );
  expect(evidence.filter((e) => e.reason === 'order').map((e) => e.path)).toEqual([
    'work/w1/company',
    'work/w1/position',
  ]);
});
