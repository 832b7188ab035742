import type { Month } from '../../text/months.ts';
import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';
import { type Check, hint, spansOf } from '../check.ts';
import { staleCount, staleYears } from './stale-years.ts';
import { widest } from './widest-span.ts';

const CLAIMED =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\+?\s+years?(?:['’])?(?:\s+of)?(?:\s+[\w-]+){0,3}?\s+(?:experience|in\b|as\b)|(\d{1,2}|[一二两三四五六七八九十]{1,3})\s*年(?:以上|多|余)?[^，。；,;\n]{0,8}经验/gi;

/** What is rounded up or learnt beside the jobs is no claim to ask about. */
const LEEWAY = 18;

const wordsToYears = (said: string) =>
  /\d/.test(said) ? Number(said) : /[a-z]/i.test(said) ? englishNumeral(said) : (chineseNumeral(said) ?? 0);

export const claimedYears: Check = {
  id: 'DAT-05',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Years claimed and years listed differ', zh: '年限与经历对不上' },
  detects: {
    en: 'The summary claims a year and a half more of experience than the jobs and projects add up to, or names a number of years that jobs of one trade have outgrown. Asked, never charged.',
    zh: '概述写的年限比列出的经历多一年半以上，或者已经落后于同一行当里的实际年数。只询问，不扣分。',
  },
  advice: {
    en: 'The entries below add up to less. Is one missing, or is another number meant?',
    zh: '下面列出的经历加起来没有这么久。是少写了一段，还是年限写错了？',
  },
  praise: null,
  example: {
    en: { bad: '10 years of experience (jobs listed: 6 years)', good: '6 years of experience' },
    zh: { bad: '十年经验（经历共六年）', good: '六年经验' },
  },
  restsOn: 'label',
  touches: ['basics', 'custom'],
  run: (document) => {
    const { fields, content, today } = document;
    const { work, projects, volunteering } = content;
    if (work.length === 0) return hint([]);
    const stale = staleYears(document);
    const ofWhole = stale.length > 0 ? undefined : staleCount(document);
    const spans = [...work, ...projects, ...volunteering].map((item) => widest(item, today));
    const covered = new Set<Month>();
    for (const span of spans) if (span) for (let month = span.from; month <= span.to; month += 1) covered.add(month);
    // Something without dates may hold the missing years.
    const claimed = spans.some((span) => span === null)
      ? []
      : fields
          .filter(({ path }) => path === 'basics/introduction')
          .flatMap((field) =>
            spansOf(field, CLAIMED).filter(({ from, to }) => {
              const said =
                field.text.slice(from, to).match(/^\d{1,2}|^[a-z]+|^[一二两三四五六七八九十]{1,3}/i)?.[0] ?? '';
              return wordsToYears(said) * 12 > covered.size + LEEWAY;
            }),
          );
    return { ...hint([...stale, ...claimed]), ...(ofWhole && { ofWhole }) };
  },
};
