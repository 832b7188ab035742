import type { TermEntry } from './entry.ts';

const BRITISH: [RegExp, string][] = [
  [/iz(ation|ing|ed|e)\b/g, 'is$1'],
  [/\bmodeling\b/g, 'modelling'],
  [/\bcenter\b/g, 'centre'],
  [/fulfillment\b/g, 'fulfilment'],
  [/\blicense\b/g, 'licence'],
  [/\blabor\b/g, 'labour'],
  [/\bprogram\b/g, 'programme'],
  [/\bbehavior/g, 'behaviour'],
  [/\blabeling\b/g, 'labelling'],
  [/anesthe/g, 'anaesthe'],
  [/pediatric/g, 'paediatric'],
];

function plural(form: string): string | undefined {
  if (/[a-z]{2}$/.test(form) && !/(?:s|ing|ics|ware)$/.test(form)) {
    if (/(?:x|ch|sh)$/.test(form)) return `${form}es`;
    return /[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`;
  }
  return /\b[A-Z]{3,5}$/.test(form) && !form.endsWith('S') ? `${form}s` : undefined;
}

/**
 * All that is searched for an entry: its forms, their British spelling and, but for proper names, their plurals.
 * A plural that nobody writes does no harm.
 */
export function surfaceForms({ en, zh, kind }: TermEntry): string[] {
  const spelled = en.flatMap((form) => [
    form,
    BRITISH.reduce((text, [american, british]) => text.replace(american, british), form),
  ]);
  const plurals = kind === 'tool' ? [] : spelled.flatMap((form) => plural(form) ?? []);
  return [...new Set([...spelled, ...plurals, ...zh])];
}
