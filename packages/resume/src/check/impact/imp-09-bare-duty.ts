import type { Bullet, ResumeDocument } from '../../document/document.ts';
import { type Check, EXPERIENCE, hint } from '../check.ts';
import { isBareDuty } from './duties/is-bare-duty.ts';
import { leftOpen } from './duties/left-open.ts';

/** A heading has no more words, and the paragraph of several sentences that it heads is so many times as long. */
const [MOST_WORDS, TIMES_LONGER] = [6, 4];
const SENTENCES = /\p{Ll}[.!?]\s+\p{Lu}|[。！？]\S/u;

/** `Working with the public` above the paragraph that tells of it, as people group what they can do: no claim of its own. */
function headings({ roles }: ResumeDocument): ReadonlySet<string> {
  const heads = ({ text, words }: Bullet, next: Bullet | undefined) =>
    next !== undefined &&
    words <= MOST_WORDS &&
    SENTENCES.test(next.text) &&
    next.text.length >= text.length * TIMES_LONGER;
  return new Set(
    roles.flatMap(({ bullets }) => bullets.filter((one, at) => heads(one, bullets[at + 1])).map(({ path }) => path)),
  );
}

export const bareDuty: Check = {
  id: 'IMP-09',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'True of anyone in this job', zh: '岗位上人人都做' },
  detects: {
    en: 'A short point that names the work of the post and no figure, outcome, name or tool. Only said.',
    zh: '很短的一条，只说岗位本来就要做的事，没有数字、结果、名称或工具。只作提示。',
  },
  advice: {
    en: 'Many in this post could write the same. Say how much, how often or what came of it for you; if there is nothing to add, leave it out.',
    zh: '做这个岗位的人都会做这件事。写出你做了多少、多久一次、带来什么；没有可写的就删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Attended meetings', good: 'Chaired the weekly handover of [N] wards' },
    zh: { bad: '参加各种会议', good: '主持每周【N】人的生产例会' },
  },
  removable: true,
  ofNow: true,
  restsOn: 'statement',
  touches: EXPERIENCE,
  saidOf: (document) => {
    const heads = headings(document);
    return ({ path }) => !heads.has(path);
  },
  run: ({ bullets }) =>
    hint(
      bullets
        .filter((bullet) => isBareDuty(bullet) && leftOpen(bullet) === null)
        .map(({ path, text }) => ({ path, text })),
    ),
};
