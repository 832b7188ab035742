import type { Hit } from './open-terms.ts';

/** Qualifications that go by a level: `NVQ Level 3`, `Level 2 Food Hygiene`, `CIPD Level 5`, `Grade 2 listed` is none. */
const LEVELLED =
  /(?:\b(?:NVQ|SVQ|BTEC|CILEX|CIPD|AAT|RQF|QCF|IOSH|NEBOSH|City (?:&|and) Guilds|[A-Z][a-z]+|[A-Z]{2,7})\s+)?\bLevel\s+\d(?:\s?(?:\/|or)\s?\d)?(?:\s+(?:NVQ|SVQ|Diploma|Certificate|Award|Apprenticeship))?(?:\s+in(?:\s+(?:and\s+)?[A-Z][a-z]+){1,5})?\b|\b[NS]VQ\s*\d(?:\s+in(?:\s+(?:and\s+)?[A-Z][a-z]+){1,5})?\b/g;

/** What stands in front of a level and is no part of its name. */
const BEFORE = /^(?:A|An|The|At|Minimum|Hold|Have|Your|With|Or|And|To|Of|In|Is|Any)\s+/;

/** Levelled qualifications that a clause names; `from` and `to` as in `text`. */
export function qualificationsIn(text: string, { from, to }: { from: number; to: number }): Hit[] {
  return Array.from(text.slice(from, to).matchAll(LEVELLED), (match) => {
    const lead = match[0].match(BEFORE)?.[0].length ?? 0;
    const form = match[0].slice(lead);
    const at = from + match.index + lead;
    return {
      entry: { id: `open:${form.toLowerCase()}`, en: [form], kind: 'cert', related: [] },
      from: at,
      to: at + form.length,
    };
  });
}
