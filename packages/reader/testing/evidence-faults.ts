import type { ImportReading } from '@verdant/contracts';
import { allDates } from '../src/evidence/date-words.ts';
import { allFields, type Field } from '../src/evidence/fields.ts';
import { fold } from '../src/evidence/stream.ts';
import { OWN_TITLES } from '../src/parse/assemble.ts';

const OWN = new Set(Object.values(OWN_TITLES).flatMap((t) => Object.values(t)));

const says = (quote: string, { kind, value }: Field): boolean =>
  kind === 'text'
    ? fold(quote) === fold(value!)
    : allDates(quote).some(({ start, end }) => start === value || end === value);

/**
 * What is wrong with the evidence of a reading, empty where nothing is: each value must have a quote that says the same
 * (dates as dates, texts letter by letter), and each quote must stand in the lines that it names.
 */
export function faultsOf({ content, evidence, lines }: ImportReading): string[] {
  const byPath = new Map(evidence.map((e) => [e.path, e]));
  const textOf = new Map(lines.map((l) => [l.id, l.text]));
  return allFields(content).flatMap((field) => {
    if (field.path.endsWith('/title') && OWN.has(field.value ?? '')) return [];
    const found = byPath.get(field.path);
    if (!found) return [`${field.path}: no evidence for ${field.value}`];
    if (!says(found.quote, field)) return [`${field.path}: “${found.quote}” does not say “${field.value}”`];
    const named = fold(found.lines.map((id) => textOf.get(id) ?? '').join(''));
    const words = found.quote.split(/\s+/).map(fold);
    return words.every((w) => named.includes(w)) ? [] : [`${field.path}: “${found.quote}” is not in its lines`];
  });
}
