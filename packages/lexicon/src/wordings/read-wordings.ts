import { forms, type TermEntry, termId } from '../entry.ts';
import { foldText } from '../fold.ts';

/**
 * One thing of working life in all the words that people of its trades use for it. `broader` are wordings that it is a
 * kind of, `related` those that show half of the same; both are ids.
 */
export type Wording = TermEntry & { broader: string[] };

const wording = (said: Pick<Wording, 'en' | 'zh'>, broader: string[], related: string[]): Wording => ({
  id: termId(said.en[0] ?? said.zh[0]!),
  ...said,
  kind: 'hard',
  broader,
  related,
  ambiguous: false,
  needsNear: [],
  measure: null,
});

function wordingsOf(row: string): Wording[] {
  const [line = '', named = ''] = row.split(' > ');
  const [en = [], zh = [], ...links] = line.split('|').map((cell) => ` ${cell} `.split(/\s\/\s/).map(forms));
  const [broader = [], related = []] = links.map((cell) => cell.flat());
  const alike = Array.from({ length: Math.max(en.length, zh.length) }, (_, index) => ({
    en: en[index] ?? [],
    zh: zh[index] ?? [],
  }));
  const names = alike.map((one) => one.en[0] ?? one.zh[0] ?? '');
  if (names.includes('') || links.length > 2) throw new Error(`Not a wording: "${line}"`);
  const kinds = forms(named).map((kind) => kind.split(' = '));
  return [
    ...alike.map((one, index) => wording(one, broader, [...related, ...names.filter((name) => name !== names[index])])),
    ...kinds.map((kind) => {
      const others = kinds.flatMap((other) => (other === kind ? [] : other.slice(0, 1)));
      return wording({ en: kind, zh: [] }, names.slice(0, 1), others);
    }),
  ];
}

/**
 * Tables of lines `en forms | zh forms | broader | related`, the last two by any form. ` / ` between forms
 * parts a line into look-alikes, each related to the others; behind ` > ` stand kinds of it by their own names, each with
 * its spellings (`= `). Every form belongs to one wording alone.
 */
export function readWordings(tables: readonly string[]): Wording[] {
  const wordings = tables.flatMap((table) =>
    table
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap(wordingsOf),
  );
  const byForm = new Map<string, Wording>();
  for (const wording of wordings)
    for (const form of new Set([...wording.en, ...wording.zh].map(foldText))) {
      const other = byForm.get(form);
      if (other) throw new Error(`"${form}" is said of both ${other.id} and ${wording.id}`);
      byForm.set(form, wording);
    }
  const idOf = (form: string, of: Wording) => {
    const wording = byForm.get(foldText(form));
    if (!wording || wording === of) throw new Error(`No other wording: "${form}" (${of.id})`);
    return wording.id;
  };
  for (const wording of wordings) {
    wording.broader = wording.broader.map((form) => idOf(form, wording));
    wording.related = wording.related.map((form) => idOf(form, wording));
  }
  return wordings;
}
