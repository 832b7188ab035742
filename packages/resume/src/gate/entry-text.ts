import { emptyContent, type FieldPath, type ResumeContent } from '@verdant/contracts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { markerLength } from '../text/words.ts';

const PARTS = /\s*[｜|\t·•]\s*|\s+[—–-]+\s+|\s{2,}/;
/** What is left of a date beside its figures, and what parted it from its neighbours. */
const EDGES =
  /^[\s,，;；、:：—–~～至到-]{1,9}|(?:[\s,，;；、:：—–~～至到-]|至今|现在|今$|\b(?:present|now|current|to|since|from)$|[(（]\s?[)）]?$){1,9}$/gi;
const NOW = /至今|现在|今$|present|now|current/i;
const BODY = /^\s*(?:[-–—•·●▪*]|\d{1,2}[.、)）])/;

const dateOf = ({ year, month }: { year: number; month: number | null }) =>
  month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;

/** `Company｜Position｜2019.03-2021.06` with its lines below it as a résumé of this one entry; `path` is the line's place. */
export function contentOfEntry(entry: string, original: string): { content: ResumeContent; path: FieldPath } {
  const lines = entry.split('\n').filter((line) => line.trim() !== '');
  const heads = lines[0] !== undefined && !BODY.test(lines[0]) ? [lines[0]] : [];
  const parts = heads.flatMap((head) => head.split(PARTS));
  const dated = parts.filter((part) => findDates(part).length > 0);
  const named = parts
    .map((part) => (dated.includes(part) ? blankDates(part).replace(EDGES, '').replace(EDGES, '') : part))
    .filter((part) => /\p{L}/u.test(part));
  const [start, end] = dated.flatMap((part) => findDates(part)).map(dateOf);
  const bullets = lines.slice(heads.length).map((line) => line.slice(markerLength(line)).trim());
  if (!bullets.includes(original)) bullets.push(original);
  const [company = '', ...rest] = named;
  const work: ResumeContent['work'][number] = {
    id: 'entry',
    company,
    position: rest.join(' '),
    location: '',
    start: start ?? '',
    end: dated.some((part) => NOW.test(part)) ? null : (end ?? start ?? ''),
    content: bullets,
    achievements: [],
    metrics: [],
  };
  return { content: { ...emptyContent(), work: [work] }, path: `work/entry/content/${bullets.indexOf(original)}` };
}
