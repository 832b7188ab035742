import type { CheckReason, FieldEvidence, FieldPath, ResumeContent } from '@verdant/contracts';
import type { DraftSource } from '../parse/draft.ts';
import { boxesOf } from './boxes.ts';
import { contextTraits, type Heard } from './context-traits.ts';
import { dateWords } from './date-words.ts';
import { allFields, type Field } from './fields.ts';
import { lettersAt, locate, quoteAt, type Range, type SourceSpan } from './locate.ts';
import { groupOf, probabilityOf, traitsOf } from './probability.ts';
import type { Letter, Stream } from './stream.ts';
import type { Traits } from './traits.ts';

/** Sources by item path (`work/w1`), `basics` and `intention` for the two that are no lists. */
export type Sources = ReadonlyMap<string, DraftSource>;
/** `places`: where each value stands in the stream, in the order of its words. */
export type Collected = {
  evidence: FieldEvidence[];
  unfounded: Field[];
  taken: Uint8Array;
  places: ReadonlyMap<FieldPath, SourceSpan[]>;
};

function rangeOf(source: DraftSource | undefined): Range | null {
  const at = (source?.lines ?? []).flatMap((l) => (l.index === undefined ? [] : [l.index]));
  return at.length ? { from: Math.min(...at), to: Math.max(...at) } : null;
}

const sourceOf = (field: Field, sources: Sources): DraftSource | undefined =>
  sources.get(field.path) ?? sources.get(field.item || field.path.split('/', 1)[0]!);

/** Where a value stands, and what the rules doubt of it. */
type Place = { letters: Letter[]; seen: CheckReason | null; quote: string };

/**
 * A value less likely than this is marked, whatever the rules make of it. Items of lists are asked for later: people part
 * and name them in more ways than one; and points, of which one that stands too low or too high is seen at once.
 */
const DOUBTED = { field: 0.87, point: 0.8, listed: 0.7 };
const LISTED = /^(?:skills|languages|certifications|awards|projects|publications|references)\//;
const isDoubted = (path: string, group: string, probability: number): boolean =>
  probability < (group === 'point' ? DOUBTED.point : LISTED.test(path) ? DOUBTED.listed : DOUBTED.field);

/** Lines that lie further apart than this are not one piece of text. */
const NEAR = 3;
const isScattered = (places: SourceSpan[], { letters }: Stream): boolean =>
  places.some((p, i) => i > 0 && Math.abs(letters[p.from]!.line - letters[places[i - 1]!.to - 1]!.line) > NEAR);

/** The words of the document that a field says: itself, or those of its date. */
function wordsOf(field: Field, source: DraftSource | undefined, stream: Stream): string[] | null {
  if (field.kind === 'text') return field.value!.split('\n');
  const words =
    dateWords(source?.lines ?? [], field.value, field.kind) ?? dateWords(stream.lines, field.value, field.kind);
  return words === null ? null : [words];
}

/**
 * Evidence for each value of the content. What the document does not say is returned as `unfounded`; `taken` marks the
 * letters of the stream that went into a field; `onValue` hears what spoke for and against each value.
 */
export function collect(
  content: ResumeContent,
  stream: Stream,
  sources: Sources,
  onValue?: (path: string, traits: Traits) => void,
): Collected {
  const taken = new Uint8Array(stream.letters.length);
  const heard: (Heard & Place)[] = [];
  const unfounded: Field[] = [];
  const placed = new Map<FieldPath, SourceSpan[]>();
  for (const field of allFields(content)) {
    const source = sourceOf(field, sources);
    const words = wordsOf(field, source, stream);
    const found = words?.map((text) => locate(stream, text, rangeOf(source), taken)) ?? [null];
    if (!found.every((f) => f !== null)) {
      unfounded.push(field);
      continue;
    }
    const places = found.flat();
    placed.set(field.path, places);
    for (const { from, to } of places) taken.fill(1, from, to);
    const letters = lettersAt(stream, places);
    const seen: CheckReason | null =
      letters.find((l) => l.glyph?.doubt)?.glyph?.doubt ??
      source?.doubts[field.key] ??
      (found.some((f) => isScattered(f, stream)) ? 'scattered' : null);
    const traits = traitsOf({ field, letters, reason: seen });
    const quote = words!.map((text, i) => quoteAt(stream, found[i]!, text)).join('\n');
    heard.push({ field, group: groupOf(field), traits, letters, seen, quote });
  }
  const around = contextTraits(heard);
  const evidence = heard.map(({ field, group, traits, letters, seen, quote }, at): FieldEvidence => {
    const all = { ...traits, ...around[at] };
    onValue?.(field.path, all);
    const probability = probabilityOf(all);
    const reason = seen ?? (isDoubted(field.path, group, probability) ? 'unclear' : null);
    return {
      path: field.path,
      quote,
      boxes: boxesOf(letters, stream),
      lines: [...new Set(letters.map((l) => `l${l.line + 1}`))],
      confidence: reason ? 'check' : 'sure',
      reason,
      probability: Math.round(100 * probability) / 100,
    };
  });
  return { evidence, unfounded, taken, places: placed };
}
