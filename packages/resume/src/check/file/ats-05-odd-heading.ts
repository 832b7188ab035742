import { evidence } from '../../document/document.ts';
import { type Check, counted } from '../check.ts';

/** Headings that no program files under anything: catch-all words and slogans. */
const ODD_HEADING =
  /^(?:misc(?:ellaneous)?|stuff|etc\.?|more|untitled|section \d+|custom|my (?:story|journey|world)|what i(?:'|’)ve been up to|where i(?:'|’)ve been|things i love|杂项|更多|未命名|自定义|我的故事|我的足迹|关于我的一切)$/i;

export const oddHeading: Check = {
  id: 'ATS-05',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Heading that says nothing', zh: '板块标题不明' },
  detects: {
    en: 'Sections of your own without a heading, or with one that does not say what they hold.',
    zh: '自定义板块没有标题，或标题看不出内容。',
  },
  advice: { en: 'Give this section a heading that says what it holds.', zh: '给这个板块一个说明内容的标题。' },
  praise: null,
  example: {
    en: { bad: 'Misc', good: 'Languages' },
    zh: { bad: '更多', good: '语言能力' },
  },
  restsOn: 'statement',
  touches: ['custom'],
  run: ({ content: { custom } }) =>
    counted(
      custom
        .filter(({ title, name = '' }, at) =>
          title.trim() === '' ? at === 0 || name === '' : ODD_HEADING.test(title.trim()),
        )
        .map(({ id, title }) => ({ path: `custom/${id}/title`, text: title })),
      1,
      custom.map(({ id, title }) => evidence(`custom/${id}/title`, title)),
    ),
};
