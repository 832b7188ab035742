import type { HiddenReason, Localized } from '@verdant/contracts';
import { maskIn } from '../../document/unmask.ts';
import { wasHidden } from '../../document/unscored.ts';
import { withoutUnseen } from '../../rewrite/tidy.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

const how: Record<HiddenReason, Localized> = {
  'render-mode': { en: 'drawn invisibly', zh: '以不可见方式绘制' },
  colour: { en: 'in the colour of the paper', zh: '与背景同色' },
  size: { en: 'too small to see', zh: '字号小到看不见' },
  'off-page': { en: 'outside the page', zh: '在页面之外' },
  vanish: { en: 'marked as hidden', zh: '标记为隐藏' },
  'zero-width': { en: 'split by characters of no width', zh: '被零宽字符拆开' },
  bidi: { en: 'with its direction turned', zh: '文字方向被改变' },
  tags: { en: 'in characters that no one sees', zh: '用不可见字符写成' },
};

const seen = (quote: string, reason: HiddenReason): Localized => ({
  en: `This text is ${how[reason].en}: “${quote}”. Programs read it, people do not. It is not counted.`,
  zh: `这段文字${how[reason].zh}：“${quote}”。机器能读到，人看不到，不计入评分。`,
});

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const hiddenText: Check = {
  id: 'INT-01',
  group: 'integrity',
  allotment: 0,
  effort: 1,
  title: { en: 'Hidden text', zh: '隐藏文字' },
  detects: {
    en: 'Text that is in the file and not to be seen: invisible, in the colour of the paper, tiny, off the page, or made of unseen characters.',
    zh: '文件里有、页面上看不见的文字：不可见、与背景同色、极小、在页面外，或由不可见字符组成。',
  },
  advice: {
    en: 'There is text here that people do not see. It is not counted; recruiters who find it will mind.',
    zh: '这里有人看不到的文字，不计入评分；招聘方发现后印象会很差。',
  },
  praise: null,
  example: {
    en: { bad: 'Keywords in white below the last line', good: 'The same skills, visible, where they were used' },
    zh: { bad: '末尾用白色字写的关键词', good: '把真正用过的技能写在看得见的地方' },
  },
  restsOn: 'file',
  touches: EVERYWHERE,
  rewrite: { stage: 'unseen', atOnce: true, apply: withoutUnseen },
  run: ({ allFields, source }) => {
    const masked = allFields.flatMap(({ path, text }): FieldSpan[] => {
      const mask = maskIn(text);
      return mask ? [{ path, text, from: mask.from, to: mask.to, advice: seen(short(text), mask.reason) }] : [];
    });
    const hidden = source?.hiddenText ?? [];
    const inFields = allFields
      .filter(({ text }) => wasHidden(text, source))
      .map(({ path, text }): FieldSpan => ({ path, text }));
    const [first] = hidden;
    const inFile = first && inFields.length === 0 ? [wholeFile(seen(short(first.text), first.reason))] : [];
    return hint([...masked, ...inFields, ...inFile]);
  },
};
