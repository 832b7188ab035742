import { emptyContent, type FieldPath, type ResumeContent } from '@verdant/contracts';
import { type DateMention, findDates } from '../text/find-dates.ts';
import { markerLength } from '../text/words.ts';

const PARTS = /\s*[｜|丨\t·•]\s*|\s*——\s*|\s+[—–/-]+\s+|\s{2,}|\u3000/;
/** What parted a date from its neighbours, and brackets that held nothing else. */
const EDGES = /^[\s,，;；、:：—–~～/→-]+|[\s,，;；、:：—–~～/→-]+$|[(（]\s*[)）]/g;
const BODY = /^\s*(?:[-–—•·●▪*]|\d{1,2}[.、)）])/;
const YEAR = '(?:19[5-9]\\d|20\\d\\d)';
const TO = /^\s*(?:[-–—~～至到]+|to|until|through)\s*$/i;
const TO_NOW = /^\s*(?:[-–—~～至到]+|to|until)?\s*(?:至今|迄今|现在|今|present|now|current|today)/i;
const YEARS = new RegExp(`(${YEAR})(\\s*[-–—~～至到]+\\s*)(${YEAR})(?!\\d)`, 'g');
const SINCE = /\bsince\s*$/i;

type Span = { from: number; to: number; start: string; end: string | null };

const dateOf = ({ year, month }: Pick<DateMention, 'year' | 'month'>) =>
  month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;

/** `2019.03-2021.06`, `Sep 2014 – present`, `2015–2018`: from when until when. */
function spansIn(text: string): Span[] {
  const dates = findDates(text);
  const found = dates.flatMap((first, at): Span[] => {
    const last = dates[at + 1];
    const rest = text.slice(first.to);
    const now = TO_NOW.exec(rest);
    if (now) return [{ from: first.from, to: first.to + now[0].length, start: dateOf(first), end: null }];
    const since = SINCE.exec(text.slice(0, first.from));
    if (since) return [{ from: since.index, to: first.to, start: dateOf(first), end: null }];
    return last && TO.test(text.slice(first.to, last.from))
      ? [{ from: first.from, to: last.to, start: dateOf(first), end: dateOf(last) }]
      : [];
  });
  const years = Array.from(
    text.matchAll(YEARS),
    ({ 0: all, 1: start = '', 3: end = '', index }): Span => ({
      from: index,
      to: index + all.length,
      start,
      end,
    }),
  ).filter(({ from, to }) => !found.some((one) => one.from < to && from < one.to));
  return [...found, ...years].sort((a, b) => a.from - b.from);
}

/** The period that a head names, and the names beside it; of several periods the first start and the last end. */
function headOf(head: string): { names: string[]; start: string; end: string | null } {
  const spans = spansIn(head);
  const dates = spans.length > 0 ? [] : findDates(head);
  const taken = spans.length > 0 ? spans : dates;
  const bare = taken.reduceRight((text, { from, to }) => `${text.slice(0, from)}\t${text.slice(to)}`, head);
  const names = bare
    .replace(/[(（]\s*\t\s*[)）]/g, '\t')
    .split(PARTS)
    .map((part) => part.replace(EDGES, '').replace(EDGES, '').trim())
    .filter((part) => /\p{L}/u.test(part));
  const [first] = dates;
  const start = spans[0]?.start ?? (first ? dateOf(first) : '');
  return { names, start, end: spans.length > 0 ? spans.at(-1)!.end : start };
}

/** `Company｜Position｜2019.03-2021.06` with its lines below it as a résumé of this one entry; `path` is the line's place. */
export function contentOfEntry(entry: string, original: string): { content: ResumeContent; path: FieldPath } {
  const lines = entry.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => BODY.test(line));
  const heads = first > 0 && first < 3 ? first : lines[0] !== undefined && !BODY.test(lines[0]) ? 1 : 0;
  const { names, start, end } = headOf(lines.slice(0, heads).join('\t'));
  const bullets = lines.slice(heads).map((line) => line.slice(markerLength(line)).trim());
  if (!bullets.includes(original)) bullets.push(original);
  const [company = '', ...rest] = names;
  const work: ResumeContent['work'][number] = {
    id: 'entry',
    company,
    position: rest.join(' · '),
    location: '',
    start,
    end,
    content: bullets,
    achievements: [],
    metrics: [],
  };
  return { content: { ...emptyContent(), work: [work] }, path: `work/entry/content/${bullets.indexOf(original)}` };
}
