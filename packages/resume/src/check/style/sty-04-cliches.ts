import { chineseCliches, englishCliches } from '@verdant/lexicon';
import { curedOfCliches } from '../../rewrite/cliches.ts';
import { hasFigure } from '../../text/quantities.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';
import { phraseSpans } from '../phrases.ts';

const OF_WORK = /^(?:work|projects)\//;

export const cliches: Check = {
  id: 'STY-04',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Stock phrases', zh: '套话' },
  detects: {
    en: 'Phrases that anyone can write: team player, results-driven, fast-paced environment.',
    zh: '谁都能写的话：吃苦耐劳、责任心强、性格开朗、善于沟通。',
  },
  advice: {
    en: 'Anyone can write this. Say what you did that shows it, or leave it out.',
    zh: '这句话谁都能写。换成能说明它的一件事，或者去掉。',
  },
  praise: { en: 'No stock phrases', zh: '没有套话' },
  example: {
    en: { bad: 'Results-driven team player', good: 'Closed [N] enterprise deals with a team of [N]' },
    zh: { bad: '吃苦耐劳，责任心强', good: '连续【N】个月零差错完成月结' },
  },
  touches: EVERYWHERE,
  rewrite: { stage: 'cliches', atOnce: false, apply: (text, { language }) => curedOfCliches(text, language) },
  removable: true,
  comesFirst: true,
  run: ({ prose }) =>
    counted(
      phraseSpans(prose, { en: englishCliches, zh: chineseCliches }).map((span) =>
        // beside a figure the phrase is a blemish, and the point says something
        OF_WORK.test(span.path) && hasFigure(span.text) ? { ...span, quiet: true as const } : span,
      ),
      5,
    ),
};
