export type TermKind = 'hard' | 'tool' | 'cert' | 'metric' | 'domain';

/**
 * One term in all its written forms. `ambiguous` terms count only where one of `needsNear` stands in the same text;
 * `related` are ids of terms that show half of the same ability.
 */
export type TermEntry = {
  id: string;
  en: readonly string[];
  zh: readonly string[];
  kind: TermKind;
  related: readonly string[];
  ambiguous: boolean;
  needsNear: readonly string[];
};

export type Industry = {
  id: string;
  name: { en: string; zh: string };
  entries: readonly TermEntry[];
  /** ids of terms that live in another industry's file and matter here too */
  shared: readonly string[];
};

const forms = (cell: string | undefined) =>
  (cell ?? '')
    .split(/[,，]/)
    .map((form) => form.trim())
    .filter((form) => form !== '');

export const termId = (form: string) =>
  form
    .toLowerCase()
    .replaceAll('+', 'p')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9\p{Script=Han}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Entries of one kind from lines `en forms | zh forms | related ids | needs near`. The first form is the one shown and
 * gives the id; a term that is written the same in both languages has an empty second cell.
 */
export function terms(kind: TermKind, table: string): TermEntry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en, zh, related, near] = line.split('|').map(forms);
      const first = en?.[0] ?? zh?.[0] ?? '';
      return {
        id: termId(first),
        en: en ?? [],
        zh: zh ?? [],
        kind,
        related: related ?? [],
        ambiguous: (near ?? []).length > 0,
        needsNear: (near ?? []).map((word) => word.toLowerCase()),
      };
    });
}
