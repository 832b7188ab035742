import { forms, type IndustrySource, readTables, type TermEntry } from './entry.ts';
import { foldText } from './fold.ts';
import { industrySources } from './industries/index.ts';
import { sharedTables } from './shared/index.ts';

/** `own` are the terms that have their place here, `terms` those and the shared ones. */
export type Industry = {
  id: string;
  en: string;
  zh: string;
  titles: readonly string[];
  own: readonly TermEntry[];
  terms: readonly TermEntry[];
};

const raw = industrySources.map((source) => ({ source, own: readTables(source) }));
const entries = [...sharedTables.flatMap(readTables), ...raw.flatMap(({ own }) => own)];

const byForm = new Map<string, TermEntry>();
for (const entry of entries)
  for (const form of [...entry.en, ...entry.zh].map(foldText)) if (!byForm.has(form)) byForm.set(form, entry);

function named(form: string, where: string): TermEntry {
  const entry = byForm.get(foldText(form));
  if (!entry) throw new Error(`No such term: "${form}" (${where})`);
  return entry;
}

for (const entry of entries)
  entry.related = [...new Set(entry.related.map((form) => named(form, entry.id).id))].filter((id) => id !== entry.id);

/** Every term, each once. */
export const allEntries: readonly TermEntry[] = entries;

const industryOf = ({ source, own }: { source: IndustrySource; own: TermEntry[] }): Industry => ({
  id: source.id,
  en: source.en,
  zh: source.zh,
  titles: source.titles.split('|').flatMap(forms),
  own,
  terms: [...new Set([...own, ...forms(source.shared).map((form) => named(form, source.id))])],
});

/** Every industry that has a file. Their number is the one that may be shown. */
export const industries: readonly Industry[] = raw.map(industryOf);
