import type {
  DocumentLine,
  FieldEvidence,
  ImportReading,
  ImportWarning,
  Language,
  PageSize,
  ResumeContent,
} from '@verdant/contracts';
import { agrees, asShown } from './carried/as-shown.ts';
import { asSeen } from './evidence/askew.ts';
import { boxesOfLine } from './evidence/boxes.ts';
import { collect } from './evidence/collect.ts';
import { confidenceOf, hardness } from './evidence/confidence.ts';
import type { Field } from './evidence/fields.ts';
import { locate } from './evidence/locate.ts';
import { type Stream, streamOf } from './evidence/stream.ts';
import { coverage, HEADING, unassignedOf } from './evidence/unassigned.ts';
import { withLabels } from './label/says.ts';
import { withoutPageNumbers } from './layout/furniture.ts';
import { readingOrder } from './layout/order.ts';
import { withWholeBlocks } from './layout/whole-blocks.ts';
import { withEntryLinks } from './marks/entry-links.ts';
import { withMarks } from './marks/with-marks.ts';
import { OWN_TITLES } from './parse/assemble.ts';
import { toContent } from './parse/content.ts';
import { isNearTheLine, languageOf } from './parse/language.ts';
import { pageWarnings } from './pdf/hidden.ts';
import type { ReadOptions } from './read-options.ts';
import { withoutCoverLetter } from './sections/cover-letter.ts';
import type { Section } from './sections/section.ts';
import { withoutSignature } from './sections/signature.ts';
import { splitSections } from './sections/split.ts';
import { withTickedAlone } from './text/boxes.ts';
import { withMarkedHeadings } from './text/marked-headings.ts';
import { mixingOf } from './text/mixing.ts';
import { withoutPlainMarks } from './text/plain-marks.ts';
import { withSpreadHeadings } from './text/spread-headings.ts';
import { inSimplified } from './text/traditional.ts';
import { withWrittenAddresses } from './text/written-addresses.ts';
import type { Line, Page } from './types.ts';
import { dayOrderIn, withDayOrder } from './values/day-order.ts';
import { countsFromRepublic, withRepublicYears } from './values/republic-years.ts';

/**
 * A document as pages of placed letters, or as lines where its format has no pages. `carried` is what it says of itself
 * in a JSON Resume within the file.
 */
export type Document = {
  pages?: Page[];
  lines?: Line[];
  warnings?: ImportWarning[];
  carried?: ResumeContent | null;
};

/** Letters of headings are no field's, nor are they left over. */
function takeHeadings(sections: Section[], stream: Stream, taken: Uint8Array): void {
  for (const { heading } of sections) {
    if (heading?.index === undefined) continue;
    const at = { from: heading.index, to: heading.index };
    for (const { from, to } of locate(stream, heading.text, at, taken) ?? [])
      for (let i = from; i < to; i++) taken[i] ||= HEADING;
  }
}

/** The content without values that the document does not say; our own titles stay. */
function withoutUnfounded(content: ResumeContent, unfounded: Field[]): ResumeContent {
  const own = new Set(Object.values(OWN_TITLES).flatMap((t) => Object.values(t)));
  const gone = new Set(unfounded.filter((f) => !own.has(f.value ?? '')).map((f) => f.path));
  if (!gone.size) return content;
  const strip = (value: unknown, at: string): unknown => {
    if (Array.isArray(value))
      return value.flatMap((v, i) => {
        const path = `${at}/${typeof v === 'string' ? i : v.id}`;
        return gone.has(path) ? [] : [strip(v, path)];
      });
    if (value === null || typeof value !== 'object') return gone.has(at) ? '' : value;
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, strip(v, at ? `${at}/${k}` : k)]));
  };
  return strip(content, '') as ResumeContent;
}

function warningsOf(text: string, unassigned: DocumentLine[]): ImportWarning[] {
  return [
    ...(isNearTheLine(text) ? [{ code: 'language' as const }] : []),
    ...(unassigned.length ? [{ code: 'unassigned' as const, count: unassigned.length }] : []),
  ];
}

const sizesOf = (pages: Page[] | undefined): PageSize[] =>
  (pages ?? []).map(({ width, height }) => ({ width, height }));
const FIRST_PAGE = 842;

/** The lines of a document in reading order, traditional letters as simplified ones; `restored` gives these back. */
export function linesOf({ pages, lines: given }: Document) {
  const {
    lines: read,
    asRead,
    restored,
  } = inSimplified(
    withWrittenAddresses(
      given
        ? withoutPlainMarks(withoutPageNumbers(given))
        : withSpreadHeadings(withMarkedHeadings(withoutPlainMarks(readingOrder(pages ?? [])))),
    ),
  );
  const mixing = mixingOf(read.map((l) => l.text).join('\n'));
  const whole = withWholeBlocks(read, mixing);
  const text = whole.map((l) => l.text).join('\n');
  return { lines: whole.map((line, index): Line => ({ ...line, index, mixing })), text, asRead, restored };
}

/**
 * The résumé that a document holds, with evidence for each value. Every value is a span of the document: what is not is
 * left out, and its line is among the unassigned ones.
 */
export function readingOf(document: Document, options: Pick<ReadOptions, 'onValue'> = {}): ImportReading {
  const { pages = [], lines = [] } = document;
  const letters = [...pages.map(({ glyphs }) => glyphs), lines].map((some) => some.map(({ text }) => text).join(''));
  return withRepublicYears(letters.some(countsFromRepublic), () => {
    const seen = linesOf(document);
    return withDayOrder(dayOrderIn(seen.text), () => readingOfLines(document, seen, options));
  });
}

type ContentSource = Pick<ReturnType<typeof toContent>, 'content' | 'sources' | 'warnings'>;

/** What of a content the document says, with its places, and what that leaves of the document. */
function founded(first: ContentSource, stream: Stream, sections: Section[], onValue: ReadOptions['onValue']) {
  let { content } = first;
  let found = collect(content, stream, first.sources, onValue);
  const { unfounded } = found;
  if (unfounded.length) {
    content = withoutUnfounded(content, unfounded);
    found = collect(content, stream, first.sources, onValue);
  }
  takeHeadings(sections, stream, found.taken);
  return { first, content, found, unfounded, unassigned: unassignedOf(stream, found.taken) };
}

/** Evidence for what the document itself calls by its name: nothing is left to judge. */
const toldByName = (evidence: FieldEvidence): FieldEvidence => ({
  ...evidence,
  confidence: 'sure',
  reason: null,
  probability: 1,
});

function readingOfLines(
  { pages, warnings: before = [], carried = null }: Document,
  { lines, text, asRead, restored }: ReturnType<typeof linesOf>,
  { onValue }: Pick<ReadOptions, 'onValue'>,
): ImportReading {
  const language: Language = languageOf(text);
  const labelled = withLabels(lines);
  const sections = splitSections(withTickedAlone(withoutSignature(withoutCoverLetter(labelled))));
  const stream = streamOf(labelled);
  const foundedIn = (first: ContentSource) => founded(first, stream, sections, onValue);
  const told = carried && foundedIn({ content: asShown(asRead(carried), stream), sources: new Map(), warnings: [] });
  const own = told && agrees(told, stream) ? told : null;
  const { first, content, found, unassigned } =
    own ?? foundedIn(toContent(sections, language, pages?.[0]?.height ?? FIRST_PAGE));
  const linked = withEntryLinks(content, stream, found.places, first.sources);
  const judged = [...found.evidence, ...linked.evidence];
  const evidence = own ? judged.map(toldByName) : judged;
  const warnings = [
    ...hardness(evidence, before),
    ...before,
    ...pageWarnings(pages ?? []),
    ...first.warnings,
    ...warningsOf(text, unassigned),
  ];
  const reading: ImportReading = {
    content: withMarks(linked.content, stream, found.places),
    language,
    pages: sizesOf(pages),
    confidence: confidenceOf(evidence, coverage(stream, found.taken), warnings),
    evidence,
    lines: lines.map((line, i) => ({ id: `l${i + 1}`, text: line.text, boxes: boxesOfLine(line) })),
    unassigned,
    warnings,
  };
  return asSeen(restored(reading), pages ?? []);
}
