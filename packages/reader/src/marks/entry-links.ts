import {
  descriptorOf,
  type FieldEvidence,
  type FieldPath,
  fieldOf,
  holdsMarks,
  kindsIn,
  LIMITS,
  LIST_SECTIONS,
  type ResumeContent,
  safeHref,
} from '@verdant/contracts';
import { boxesOf } from '../evidence/boxes.ts';
import { lettersAt } from '../evidence/locate.ts';
import type { Letter, Stream } from '../evidence/stream.ts';
import type { DraftSource } from '../parse/draft.ts';
import { lookOf } from './looks.ts';
import type { Places } from './with-marks.ts';

type Sources = ReadonlyMap<string, DraftSource>;

/** An address as people write it: a host by itself ends in no slash. */
const written = (href: string): string => href.replace(/^(https?:\/\/[^/]+)\/$/i, '$1');

/** The letters that lead to one address of the web; none where they lead to several or to none. */
function leading(letters: readonly Letter[]): { href: string; letters: Letter[] } | null {
  const linked = letters.flatMap((letter) => {
    const href = safeHref(lookOf(letter)?.href ?? '');
    return href?.startsWith('http') ? [{ letter, href }] : [];
  });
  const [first] = linked;
  if (!first || linked.some(({ href }) => href !== first.href)) return null;
  return { href: written(first.href), letters: linked.map(({ letter }) => letter) };
}

/** The letters of an entry that no running text and no bullet has: what names it, and what stands beside. */
function besideTexts(item: FieldPath, stream: Stream, places: Places, sources: Sources): Letter[] {
  const at = sources.get(item)?.lines.flatMap(({ index }) => (index === undefined ? [] : [index])) ?? [];
  if (at.length === 0) return [];
  const texts = [...places].filter(
    ([path]) => path.startsWith(`${item}/`) && holdsMarks(fieldOf(path)?.kind ?? 'line'),
  );
  const told = new Set(texts.flatMap(([, spans]) => lettersAt(stream, [...spans])));
  const lines = new Set(at);
  return stream.letters.filter((letter) => lines.has(letter.line) && !told.has(letter));
}

export type Linked = { content: ResumeContent; evidence: FieldEvidence[] };

/**
 * The content with the links of its entries: where what names an entry leads to one address, that is the entry's. Sources
 * count for entries alone that have lines of their own.
 */
export function withEntryLinks(content: ResumeContent, stream: Stream, places: Places, sources: Sources): Linked {
  const evidence: FieldEvidence[] = [];
  const lists = LIST_SECTIONS.map((section) => {
    const { fields } = descriptorOf(section);
    const [key] = kindsIn(fields, 'link');
    if (key === undefined) return [section, content[section]];
    const lines = kindsIn(fields, 'line');
    const shared = new Map<string, number>();
    for (const { id } of content[section])
      for (const { index = -1 } of sources.get(`${section}/${id}`)?.lines ?? [])
        shared.set(String(index), (shared.get(String(index)) ?? 0) + 1);
    const isOwn = (item: FieldPath) =>
      (sources.get(item)?.lines ?? []).every(({ index = -1 }) => shared.get(String(index)) === 1);
    const items = content[section].map((item) => {
      const path = `${section}/${item.id}`;
      const values = item as unknown as Record<string, unknown>;
      const of = fields[key]!.of ?? '';
      // sentences under a title have no name that could lead anywhere
      if (values[key] || (fields[of]?.optional && !values[of])) return item;
      const named = lines.flatMap((line) => lettersAt(stream, [...(places.get(`${path}/${line}`) ?? [])]));
      const found = leading(named) ?? (isOwn(path) ? leading(besideTexts(path, stream, places, sources)) : null);
      if (!found || found.href.length > LIMITS.line) return item;
      evidence.push({
        path: `${path}/${key}`,
        quote: found.href,
        boxes: boxesOf(found.letters, stream),
        lines: [...new Set(found.letters.map(({ line }) => `l${line + 1}`))],
        confidence: 'sure',
        reason: null,
      });
      return { ...item, [key]: found.href };
    });
    return [section, items];
  });
  return { content: { ...content, ...Object.fromEntries(lists) }, evidence };
}
