import { lineLanguage } from '@verdant/contracts';
import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import type { Month } from '../../text/months.ts';
import { countWords } from '../../text/words.ts';

type Time = { from: Month; to: Month };

/** A post in so many words is a head that was read as a point: another job stands inside this one. */
const LONGEST_HEAD = { en: 3, zh: 6 };
const isHead = (text: string) => {
  const language = lineLanguage(text);
  return (
    countWords(text) <= LONGEST_HEAD[language] &&
    !/[\d,;，、；]/.test(text) &&
    (language === 'zh' ? endsLikePost : hasTitleWord)(text)
  );
};

/** Where study, service and the like are told that found no section of their own. */
const BESIDE: ReadonlySet<string> = new Set(['basics', 'custom', 'education', 'volunteering']);

/** From the first year that a text names to the last. */
function yearsIn(text: string): Time | null {
  const years = Array.from(text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g), ([year]) => Number(year));
  return years.length === 0 ? null : { from: Math.min(...years) * 12, to: Math.max(...years) * 12 + 11 };
}

/**
 * Whether a time that no entry holds is told in the points of one, or may be: prose tells of several posts in a row, and
 * an entry may hold the head of the next.
 */
export function toldElsewhere({ content: { work }, loose, allFields }: ResumeDocument): (time: Time) => boolean {
  const points = work.flatMap((item) => [...item.content, ...item.achievements]);
  const holdsHeads = points.some((text) => isHead(text.trim()));
  const beside = allFields.filter(({ entry }) => BESIDE.has(entry.section)).flatMap(({ text }) => text.split('\n'));
  // a talk or a prize of one year covers no time
  const spans = beside.map(yearsIn).filter((time) => time !== null && time.to - time.from > 12);
  const told = [...[...points, ...loose].map(yearsIn), ...spans].filter((time) => time !== null);
  return ({ from, to }) =>
    holdsHeads ||
    told.some((time) => {
      const first = Math.ceil(Math.max(time.from, from) / 12) * 12;
      return first + 11 <= Math.min(time.to, to);
    });
}
