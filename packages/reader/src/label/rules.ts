import { toEntries } from '../entries/entries.ts';
import type { Section } from '../sections/section.ts';
import { splitSections } from '../sections/split.ts';
import type { Line } from '../types.ts';
import type { Unit } from './units.ts';

const WITH_ENTRIES = new Set(['education', 'work', 'projects', 'custom']);

/** What the rules make of the lines by themselves, by the number of the line: section, heading, part of an entry. */
function byRules(sections: readonly Section[]): Map<number, string[]> {
  const said = new Map<number, string[]>();
  const put = (line: Line, name: string) =>
    void said.set(line.index ?? -1, [...(said.get(line.index ?? -1) ?? []), name]);
  for (const { kinds, heading, lines, typeOnly } of sections) {
    const kind = kinds[0] ?? 'top';
    if (heading) put(heading, `r:heading=${kind}${typeOnly ? '?' : ''}`);
    for (const line of lines) put(line, `r:in=${kind}`);
    if (!WITH_ENTRIES.has(kind)) continue;
    for (const { head, body } of toEntries(lines)) {
      head.forEach((line, i) => {
        put(line, i ? 'r:more' : 'r:begin');
      });
      for (const line of body) put(line, 'r:body');
    }
  }
  return said;
}

/** What the rules say of every unit, as names of features. */
export function rulesOf(units: readonly Unit[]): string[][] {
  const lines = [...new Set(units.map(({ line }) => line))];
  const said = byRules(splitSections(lines));
  return units.map(({ line }) => [...new Set(said.get(line.index ?? -1))]);
}
