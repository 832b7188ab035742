import { hasTitleWord, isResearchHeading } from '@verdant/lexicon/vocabulary';
import { headDates } from '../entries/heads/head-lines.ts';
import { withoutDates } from '../entries/pieces.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { leanOf } from '../values/roles.ts';
import { plainHeading } from './known.ts';
import type { Section } from './section.ts';

/** The share of dated heads below unknown words that name a post where they are jobs. */
const POSTS = 0.6;
/** How sure the labeller must be of a value that says what a section is. */
export const SEEN = 0.8;

/** What a head begins with, up to the first sign that parts it. */
export const opening = (text: string): string => text.split(/[,，.:：|·]|\s[-–—]\s/, 1)[0]!;

/** `2019年3月-2021年5月 松林家政 保洁员`: an employer and the post there behind or before the dates. */
function endsInPost(text: string): boolean {
  const [company, ...others] = withoutDates(text)
    .split(/[\s|]+/)
    .filter((part) => /\p{L}/u.test(part));
  return (
    isCjk(text) && company !== undefined && others.length > 0 && leanOf(others.at(-1)!) >= 1 && leanOf(company) < 0
  );
}

/** The labeller is sure that a head names a job: the post, and who had it to give. */
const isSeenAsPost = ({ cells }: Line): boolean =>
  (cells[0]!.says?.kinds.work ?? 0) > SEEN &&
  ['position', 'company'].every((slot) =>
    cells.some(({ slots }) => slots?.some((one) => one.slot === slot && one.p > SEEN)),
  );

/** `Academic` and `Research` head schools, projects or posts: here each dated head names a post. */
const areSeenAsPosts = (heads: readonly Line[]): boolean => heads.length > 0 && heads.every(isSeenAsPost);

/** What only looks like projects, or stands below `Research`: people name a job by its title, no project. */
export function withPostsAsWork(section: Section): Section {
  if (section.kinds.length === 1 && section.kinds[0] === 'education')
    return areSeenAsPosts(section.lines.filter((line) => headDates(line) !== null))
      ? { ...section, kinds: ['work'] }
      : section;
  const isResearch = isResearchHeading(plainHeading(section.title));
  if (!(section.typeOnly || isResearch) || section.kinds[0] !== 'projects') return section;
  const heads = section.lines.filter((line) => headDates(line) !== null);
  if (isResearch) return areSeenAsPosts(heads) ? { ...section, kinds: ['work'] } : section;
  const posts = heads.filter(({ text }) => hasTitleWord(opening(text)) || endsInPost(text));
  return heads.length > 1 && posts.length >= POSTS * heads.length ? { ...section, kinds: ['work'] } : section;
}
