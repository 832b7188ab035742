import {
  alternation,
  headingEndings,
  headingJoints,
  headingKind,
  type HeadingKind as Kind,
} from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';

const MAX_LENGTH = 60;
const NUMBERING =
  /^(?:[([【〔]?\s*(?:\d{1,2}|[一二三四五六七八九十]{1,2}|[ivx]{1,4})\s*[)\]】〕.、:：|]\s*|\d{1,2}\s+)/iu;
const JOINT = new RegExp(
  `\\s*(?:[&/|,，、+]|\\b${alternation(headingJoints.en)}\\b|${alternation(headingJoints.zh)})\\s*`,
  'iu',
);
/** `实习与项目经历`: what ends the whole heading belongs to each of its parts. */
const ENDING = new RegExp(`${alternation(headingEndings)}$`, 'u');
const CHINESE_JOINT = new RegExp(`[&/、]|${alternation(headingJoints.zh)}`, 'u');

/** A heading without numbering, icons and rules: letters and the marks between words are left. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}([【]+/u, '')
    .replace(NUMBERING, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();

const unique = (kinds: Kind[]): Kind[] => [...new Set(kinds)];

function fromParts(text: string, separator: RegExp): Kind[] | null {
  const parts = text
    .split(separator)
    .map((p) => p.trim())
    .filter(Boolean);
  if (parts.length < 2) return null;
  const kinds = parts.map(headingKind);
  // `Skills & Interests`: every part must be a heading of its own.
  return kinds.every((k) => k !== null) ? unique(kinds) : null;
}

/** `EDUCATION 教育背景`: one heading in two languages; the one that is known counts. */
function fromLanguages(text: string): Kind[] | null {
  if (!isCjk(text) || !/[A-Za-z]{3}/.test(text)) return null;
  const chinese = headingKind(text.replace(/[^\p{Script=Han}]/gu, ''));
  const english = headingKind(text.replace(/[^A-Za-z& ]/g, ' ').trim());
  return chinese && english ? [chinese] : null;
}

/** What the heading's words promise, null where they are not known; several kinds for a mixed section. */
export function knownKinds(text: string): Kind[] | null {
  const plain = plainHeading(text);
  if (!plain || plain.length > MAX_LENGTH) return null;
  const whole = headingKind(plain);
  if (whole) return [whole];
  const bare = plain.replace(/\s*[([][^)\]]*[)\]]?\s*$/, '');
  return (
    fromLanguages(plain) ??
    fromParts(plain, JOINT) ??
    fromParts(isCjk(plain) ? plain.replace(ENDING, '') : '', CHINESE_JOINT) ??
    (bare !== plain && bare ? (headingKind(bare) ? [headingKind(bare)!] : null) : null)
  );
}

export const isKnownHeading = (text: string): boolean => knownKinds(text) !== null;
