export type TermKind = 'hard' | 'tool' | 'cert' | 'metric' | 'domain';

/** What a metric is counted in, and which way is good: `down` says cut, `up` says raised. */
export type Measure = { unit: '%' | 'count' | 'money' | 'time' | 'ratio'; better: 'up' | 'down' };

/**
 * One term in all its written forms. `ambiguous` terms count only where one of `needsNear` stands in the same text;
 * `related` are ids of terms that show half of the same ability. `measure` is that of a metric, null for the others.
 */
export type TermEntry = {
  id: string;
  en: readonly string[];
  zh: readonly string[];
  kind: TermKind;
  related: readonly string[];
  ambiguous: boolean;
  needsNear: readonly string[];
  measure: Measure | null;
};

/**
 * Tables by kind. A line is `en forms | zh forms | related | needs near`; a metric has `unit better |` before them.
 * ` / ` between forms parts a line into like but different terms (`Maven / Gradle`), each related to the others.
 */
export type Tables = Partial<Record<TermKind, string>>;

/**
 * A field of work. `titles` are names of its jobs, used to recognise it, never as terms. `shared` are terms that have
 * their place elsewhere (in shared/ or with another industry) and matter here too, in any of their forms.
 */
export type IndustrySource = { id: string; en: string; zh: string; titles: string; shared: string } & Tables;

export const forms = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[,，\n]/)
    .map((form) => form.trim())
    .filter((form) => form !== '');

export const termId = (form: string) =>
  form
    .toLowerCase()
    .replaceAll('+', 'p')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9\p{Script=Han}]+/gu, '-')
    .replace(/^-|-$/g, '');

function measureOf(cell: string): Measure {
  const [, unit, better] = cell.trim().match(/^(%|count|money|time|ratio) (up|down)$/) ?? [];
  if (!unit || !better) throw new Error(`Not a measure: "${cell}"`);
  return { unit: unit as Measure['unit'], better: better as Measure['better'] };
}

function entriesOf(kind: TermKind, line: string): TermEntry[] {
  const cells = line.split('|');
  const measure = kind === 'metric' ? measureOf(cells.shift()!) : null;
  const [en = [], zh = []] = cells.map((cell) => ` ${cell} `.split(/(?<=\s)\/(?=\s)/).map(forms));
  const [, , related, near] = cells.map(forms);
  const needsNear = (near ?? []).map((word) => word.toLowerCase());
  const siblings = Array.from({ length: Math.max(en.length, zh.length) }, (_, index) => ({
    en: en[index] ?? [],
    zh: zh[index] ?? [],
  }));
  const names = siblings.map((forms) => forms.en[0] ?? forms.zh[0] ?? '');
  if (names.includes('') || cells.length > 4) throw new Error(`Not an entry: "${line}"`);
  return siblings.map((forms, index) => ({
    id: termId(names[index]!),
    ...forms,
    kind,
    related: [...(related ?? []), ...names.filter((name) => name !== names[index])],
    ambiguous: needsNear.length > 0,
    needsNear,
    measure,
  }));
}

/** The entries of some tables; the first form of each is the one shown and gives the id. `related` are still forms. */
export function readTables({ hard, tool, cert, metric, domain }: Tables): TermEntry[] {
  return Object.entries({ hard, tool, cert, metric, domain }).flatMap(([kind, table]) =>
    (table ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => entriesOf(kind as TermKind, line)),
  );
}
