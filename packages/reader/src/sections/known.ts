import { hasOwnTitles, SECTION_ORDER, SECTION_TITLES, type SectionKey } from '@verdant/contracts';
import {
  alternation,
  anyOf,
  headingEndings,
  headingJoints,
  headingKind,
  headingTails,
  membershipHeadings,
  remembered,
} from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import type { Kind } from './kind.ts';

const MAX_LENGTH = 60;
/** `2.`, `(三)`, `IV)`, `B.`, `Section 3:`, `Part C –`. */
const NUMBERING =
  /^(?:(?:section|part)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\s*[.:)–—-]\s*|[([【〔]?\s*(?:\d{1,2}|[一二三四五六七八九十]{1,2}|[ivx]{1,4})\s*[)\]】〕.、:：|]\s*|[a-z][.)]\s+(?=\p{L}{3})|\d{1,2}\s+)/iu;
const JOINT = new RegExp(
  `\\s*(?:[&/|,，、+]|\\b${alternation(headingJoints.en)}\\b|${alternation(headingJoints.zh)})\\s*`,
  'iu',
);
/** `实习与项目经历`: what ends the whole heading belongs to each of its parts. */
const ENDING = new RegExp(`${alternation(headingEndings)}$`, 'u');
/** `Jobs so far`, `Awards, if any`. */
const TAIL = new RegExp(`\\s?[,–—-]?\\s${alternation(headingTails)}$`, 'iu');
/** `Conference papers since 2018` */
const SINCE = /\s(?:since|from)\s(?:19|20)\d{2}$/iu;
const CHINESE_JOINT = new RegExp(`[&/、]|${alternation(headingJoints.zh)}`, 'u');

/** `工 实习和兼职`: one letter in a badge before the heading, which no space parts. */
const BADGE = /^\p{Script=Han}\s+(?=\p{Script=Han}{3,10}$)/u;

/** A heading without numbering, icons and rules: letters and the marks between words are left. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}([【]+/u, '')
    .replace(NUMBERING, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(BADGE, '')
    .trim();

/** Told from custom sections by what stands below the heading: the labeller was taught them so. */
const AS_CUSTOM: SectionKey = 'references';
/** Headings as we print them ourselves; those of custom sections are the person's. */
const titled: ReadonlyMap<string, SectionKey> = new Map(
  SECTION_ORDER.filter((key) => !hasOwnTitles(key) && key !== AS_CUSTOM).flatMap((key) => [
    [SECTION_TITLES.en[key].toLowerCase(), key] as const,
    [SECTION_TITLES.zh[key], key] as const,
  ]),
);

/** What a heading's words say: as we print them, or as others do. */
const kindOf = (part: string): Kind | null =>
  titled.get(part.toLowerCase().replace(/\s+/g, ' ').trim()) ?? headingKind(part);

/** `Memberships & Certificates` are certificates. */
const isMembership = anyOf(membershipHeadings, { at: 'whole' });

/** `教学` alone heads a list of courses; `教学与工作经历` are jobs, `教学与技能` skills, as what stands below says. */
const OF_COURSES = /^(?:教学|授课)$/u;
const kindOfPart = (part: string): Kind | null => (OF_COURSES.test(part) ? null : kindOf(part));

const unique = (kinds: Kind[]): Kind[] => [...new Set(kinds)];

function fromParts(text: string, separator: RegExp): Kind[] | null {
  const parts = text
    .split(separator)
    .map((p) => p.trim())
    .filter(Boolean);
  if (parts.length < 2) return null;
  const kinds = parts.map(kindOfPart);
  // `Skills & Interests`: every part must be a heading of its own.
  if (!kinds.every((k) => k !== null)) return null;
  return unique(kinds.includes('certifications') ? kinds.filter((_, i) => !isMembership.test(parts[i]!)) : kinds);
}

/** `学习及工作经历`, `学习工作经历`: two headings that share their end, with or without a joint between them. */
function fromSharedEnding(text: string): Kind[] | null {
  const ending = text.match(ENDING)?.[0];
  if (!ending || !isCjk(text)) return null;
  const stem = text.slice(0, -ending.length);
  const whole = (part: string) => kindOfPart(part) ?? kindOf(part + ending);
  const parted = stem.split(CHINESE_JOINT);
  const cuts =
    parted.length === 2
      ? [parted]
      : Array.from({ length: Math.max(0, stem.length - 3) }, (_, i) => [stem.slice(0, i + 2), stem.slice(i + 2)]);
  for (const [first = '', second = ''] of cuts) {
    const [one, other] = [whole(first), whole(second)];
    if (one && other) return unique([one, other]);
  }
  return null;
}

/** `EDUCATION 教育背景`: one heading in two languages; the one that is known counts. */
function fromLanguages(text: string): Kind[] | null {
  if (!isCjk(text) || !/[A-Za-z]{3}/.test(text)) return null;
  const chinese = kindOf(text.replace(/[^\p{Script=Han}]/gu, ''));
  const english = kindOf(text.replace(/[^A-Za-z& ]/g, ' ').trim());
  return chinese && (english || GLOSS.test(text)) ? [chinese] : null;
}
/** `业余生活 LIFE`: behind a Chinese heading, a word or two in capitals say it again, whatever they are. */
const GLOSS = /^\p{Script=Han}{3,8}[\s|｜/·]+[A-Z]{3,}(?:\s(?:[A-Z]{2,}|&)){0,3}$/u;

/** Sections that a form asks for one entry at a time: `Work Experience 2`, `教育经历 1`. */
const ONE_BY_ONE: readonly Kind[] = ['work', 'education', 'certifications', 'volunteering'];
function ofForm(text: string): Kind[] | null {
  const [, name] = /^(.*\p{L})\s?\d{1,2}$/u.exec(text) ?? [];
  const kind = name ? kindOf(name) : null;
  return kind && ONE_BY_ONE.includes(kind) ? [kind] : null;
}

/** What the heading's words promise, null where they are not known; several kinds for a mixed section. */
export const knownKinds = remembered(
  (text): readonly Kind[] | null => {
    const plain = plainHeading(text);
    if (!plain || plain.length > MAX_LENGTH) return null;
    const whole = kindOf(plain);
    if (whole) return [whole];
    // `工作（实习）经历`, `Experience (selected)`, `Awards, if any`
    const bare = plain
      .replace(TAIL, '')
      .replace(SINCE, '')
      .replace(/\s*[([][^)\]]*[)\]]?\s*/, '');
    return (
      fromLanguages(plain) ??
      fromParts(plain, JOINT) ??
      fromParts(isCjk(plain) ? plain.replace(ENDING, '') : '', CHINESE_JOINT) ??
      fromSharedEnding(plain) ??
      ofForm(plain) ??
      (bare !== plain && bare ? (kindOf(bare) ? [kindOf(bare)!] : null) : null)
    );
  },
  { most: 2000 },
);

export const isKnownHeading = (text: string): boolean => knownKinds(text) !== null;
