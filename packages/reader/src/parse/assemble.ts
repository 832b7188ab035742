import {
  basics,
  descriptorOf,
  type ImportWarning,
  intention,
  type Language,
  LIMITS,
  LIST_SECTIONS,
  type ListSectionKey,
  type ResumeContent,
} from '@verdant/contracts';
import { withOwnAddress } from './address/own-address.ts';
import type { DraftSource } from './draft.ts';
import { type Drafts, fitted, pieces } from './limits.ts';

/** Titles of our own for what the document gives none: the only words that are not the document's. */
export const OWN_TITLES: Record<'other', Record<Language, string>> = {
  other: { en: 'Other', zh: '其他' },
};

export type Assembled = { content: ResumeContent; sources: Map<string, DraftSource>; warnings: ImportWarning[] };

/** The content with ids, held to the limits of the contracts. What does not fit moves to a custom section. */
export function assemble(drafts: Drafts, language: Language): Assembled {
  const warnings: ImportWarning[] = [];
  const sources = new Map<string, DraftSource>();
  const spilled: string[] = [];
  const spill = (text: string, where: string) => {
    spilled.push(...pieces(text, LIMITS.bullet));
    if (!warnings.some((w) => w.field === where)) warnings.push({ code: 'moved', field: where });
  };
  const list = (key: ListSectionKey): object[] => {
    const { idPrefix, fields } = descriptorOf(key);
    const items: { source?: DraftSource }[] = drafts[key];
    for (const extra of items.slice(LIMITS.items)) spill(flat(extra), key);
    return items.slice(0, LIMITS.items).map(({ source, ...read }, i) => {
      const item = withOwnAddress(key, read);
      const id = `${idPrefix}${i + 1}`;
      if (source) sources.set(`${key}/${id}`, source);
      return { id, ...fitted(item, fields, spill) };
    });
  };
  const kept = LIST_SECTIONS.filter((key) => key !== 'custom');
  const content = {
    basics: fitted(drafts.basics, basics, spill),
    intention: fitted(drafts.intention, intention, spill),
    ...Object.fromEntries(kept.map((key) => [key, list(key)])),
  } as Omit<ResumeContent, 'custom'>;
  const custom = [...drafts.custom];
  if (spilled.length) custom.push({ title: OWN_TITLES.other[language], items: spilled });
  return { content: { ...content, custom: customItems(custom, warnings, sources) }, sources, warnings };
}

const flat = ({ source: _, ...item }: { source?: DraftSource }): string =>
  Object.values(item)
    .flat()
    .filter((v) => typeof v === 'string' && v)
    .join(' · ');

/** Custom sections are split until they fit: more than 60 bullets go on in a section of the same title. */
function customItems(
  drafts: Drafts['custom'],
  warnings: ImportWarning[],
  sources: Map<string, DraftSource>,
): ResumeContent['custom'] {
  const parts = drafts.flatMap(({ title, items, source, ...more }) => {
    const long: string[] = [];
    const entry = fitted(more, descriptorOf('custom').fields, (text) => long.push(text));
    const told = [...pieces(title, LIMITS.line).slice(1), ...long, ...items];
    const bullets = told.flatMap((i) => pieces(i, LIMITS.bullet));
    const head = pieces(title, LIMITS.line)[0] ?? '';
    const isEntry = Object.keys(entry).length > 0;
    return Array.from({ length: Math.ceil(bullets.length / LIMITS.bullets) || (isEntry ? 1 : 0) }, (_, i) => ({
      title: head,
      ...(i === 0 && entry),
      items: bullets.slice(i * LIMITS.bullets, (i + 1) * LIMITS.bullets),
      source,
    }));
  });
  if (parts.length > LIMITS.items) warnings.push({ code: 'cut', field: 'custom', count: parts.length - LIMITS.items });
  return parts.slice(0, LIMITS.items).map(({ source, ...part }, i) => {
    if (source) sources.set(`custom/x${i + 1}`, source);
    return { id: `x${i + 1}`, ...part };
  });
}
