import type { ImportReading, ResumeContent } from '@verdant/contracts';
import { collect } from './evidence/collect.ts';
import { confidenceOf, hardness } from './evidence/confidence.ts';
import { type Stream, streamOf } from './evidence/stream.ts';
import { coverage, HEADING, unassignedOf } from './evidence/unassigned.ts';
import { withKeptMarks } from './marks/kept-marks.ts';
import { isKnownHeading } from './sections/known.ts';
import type { Cell, Line } from './types.ts';

const plain = { x0: 0, x1: 0, y: 0, size: 10, bold: false, italic: false, colour: '', font: '', parts: [] };
const edges = { column: 'whole' as const, x0: 0, x1: 0, left: 0, right: 0, y: 0, size: 10, gap: 0 };

/** The lines of a reading as what evidence is looked for in; their places are those that the reading names. */
function streamOfReading({ lines }: ImportReading): Stream {
  return streamOf(
    lines.map(({ text, boxes }, index): Line => {
      const cells = text.split(/ {2,}/).map((part): Cell => ({ ...plain, text: part }));
      return { ...edges, cells, text, page: (boxes[0]?.page ?? 1) - 1, index };
    }),
  );
}

/** Letters of headings are no field's: those that the first reading counted as headings stay so. */
function takeHeadings(stream: Stream, taken: Uint8Array): void {
  stream.lines.forEach((line, n) => {
    const [from, to] = [stream.starts[n]!, stream.starts[n + 1]!];
    if (isKnownHeading(line.text) && taken.subarray(from, to).every((t) => t === 0)) taken.fill(HEADING, from, to);
  });
}

export type Reassigned = { reading: ImportReading /** values that the document does not say */; refused: string[] };

/**
 * The reading with another assignment of the document's words, from whoever proposes it. The same test of spans holds:
 * `refused` names what the document does not say; with anything in it the proposal must not be used. `content` holds plain
 * words; the marks and links that they had in the reading come along.
 */
export function reassigned(reading: ImportReading, content: ResumeContent): Reassigned {
  const stream = streamOfReading(reading);
  const { evidence, unfounded, taken } = collect(content, stream, new Map());
  takeHeadings(stream, taken);
  const boxes = new Map(reading.lines.map((line) => [line.id, line.boxes]));
  const known = new Map(reading.evidence.map((each) => [`${each.quote}\n${each.lines}`, each]));
  const fromPicture = reading.warnings.some(({ code }) => code === 'ocr');
  const placed = evidence.map((each) => {
    const before = known.get(`${each.quote}\n${each.lines}`);
    const reason = before?.reason ?? (fromPicture ? ('ocr' as const) : each.reason);
    const at = before?.boxes ?? each.lines.flatMap((id) => boxes.get(id) ?? []);
    return { ...each, boxes: at, reason, confidence: reason ? ('check' as const) : ('sure' as const) };
  });
  const unassigned = unassignedOf(stream, taken).map((line) => ({ ...line, boxes: boxes.get(line.id) ?? [] }));
  const others = reading.warnings.filter(({ code }) => code !== 'unassigned' && code !== 'hard');
  const warnings = [
    ...hardness(placed, others),
    ...others,
    ...(unassigned.length ? [{ code: 'unassigned' as const, count: unassigned.length }] : []),
  ];
  const kept = withKeptMarks(content, reading.content, reading.evidence);
  return {
    reading: {
      ...reading,
      content: kept.content,
      evidence: [...placed, ...kept.evidence],
      unassigned,
      warnings,
      confidence: confidenceOf(placed, coverage(stream, taken), warnings),
    },
    refused: unfounded.map(({ path }) => path),
  };
}
