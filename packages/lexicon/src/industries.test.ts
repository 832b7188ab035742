import { describe, expect, test } from 'vitest';
import { allEntries, findTerms, foldText, industries, type TermEntry } from './index.ts';
import { surfaceForms } from './variants.ts';

const share = (entries: readonly TermEntry[], holds: (entry: TermEntry) => boolean) =>
  entries.filter(holds).length / entries.length;
const bothWritten = ({ en, zh }: TermEntry) => en.length > 0 && zh.length > 0;
/** A product's name is the same word in both languages: React, MySQL. */
const inBoth = (entry: TermEntry) => bothWritten(entry) || (entry.kind === 'tool' && entry.en.length > 0);

describe('the catalogue', () => {
  test('has at least 32 industries, each with a name in both languages and its own id', () => {
    expect(industries.length).toBeGreaterThanOrEqual(32);
    expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
    for (const { en, zh } of industries) expect(en.length * zh.length).toBeGreaterThan(0);
  });

  test('four entries of five are written out in both languages', () => {
    expect(share(allEntries, bothWritten)).toBeGreaterThanOrEqual(0.8);
  });

  test('every metric has a measure and nothing else has one', () => {
    for (const { id, kind, measure } of allEntries) expect(measure !== null, id).toBe(kind === 'metric');
  });

  test('every entry has a form, a unique id, and known relations', () => {
    const ids = new Set(allEntries.map(({ id }) => id));
    expect(ids.size).toBe(allEntries.length);
    for (const { id, en, zh, related } of allEntries) {
      expect(en.length + zh.length, id).toBeGreaterThan(0);
      for (const other of related) expect(ids, `${id} → ${other}`).toContain(other);
    }
  });

  test('no form stands in two entries, unless both need company', () => {
    const owner = new Map<string, TermEntry>();
    const twice: string[] = [];
    for (const entry of allEntries)
      for (const form of new Set(surfaceForms(entry).map(foldText))) {
        const other = owner.get(form);
        if (other && !(other.ambiguous && entry.ambiguous)) twice.push(`${form}: ${other.id} and ${entry.id}`);
        owner.set(form, entry);
      }
    expect(twice).toEqual([]);
  });

  test('every form that stands alone is found, as a term of its entry or inside a longer one', () => {
    const lost = allEntries
      .filter(({ ambiguous }) => !ambiguous)
      .flatMap((entry) => [...entry.en, ...entry.zh].filter((form) => findTerms(form).length === 0));
    expect(lost).toEqual([]);
  });
});

describe.each(industries.map((industry) => [industry.id, industry] as const))('%s', (_id, { own, terms, titles }) => {
  const count = (kind: string) => own.filter((entry) => entry.kind === kind).length;
  test('has its fill', () => {
    expect(own.length).toBeGreaterThanOrEqual(60);
    expect(terms.length).toBeGreaterThanOrEqual(own.length);
    expect(count('metric')).toBeGreaterThanOrEqual(8);
    expect(count('cert')).toBeGreaterThanOrEqual(5);
    expect(titles.length).toBeGreaterThanOrEqual(15);
    expect(share(own, inBoth)).toBeGreaterThanOrEqual(0.8);
  });
});
