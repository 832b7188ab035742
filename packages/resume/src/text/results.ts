import type { Language } from '@verdant/contracts';

const ENGLISH =
  /\b(?:resulting in|result(?:ed)? in|leading to|led to|reduc(?:ed?|ing|tion)|increas(?:ed?|ing)|improv(?:ed?|ing|ement)|sav(?:ed?|ing|ings)|cut(?:ting)?|boost(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|grew|grow(?:ing|th)|doubl(?:ed|ing)|tripl(?:ed|ing)|halv(?:ed|ing)|shorten(?:ed|ing)|achiev(?:ed?|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)|accelerat(?:ed|ing)|eliminat(?:ed|ing)|enabl(?:ed|ing)|generat(?:ed|ing)|won|award(?:ed)?|earn(?:ed|ing)|reach(?:ed|ing)|prevent(?:ed|ing)|recover(?:ed|ing)|ranked|by \d[\d.,]*\s?%|to [$€£]?\d|from [$€£]?\d)/i;
const CHINESE =
  /提升|提高|降低|减少|节省|节约|缩短|增长|增加|翻倍|翻番|达成|达到|超过|超额|完成率|从.{1,12}(?:到|至|降|升)|获.{0,12}奖|荣获|赢得|获评|排名|实现.{0,12}(?:零|增|万|亿|%)|突破|创收|带来|挽回|避免|覆盖|上线后|扭亏|下降|上升|改善|入选|中标|通过.{0,8}(?:验收|审核|认证)/;

/** Whether a sentence says what came of the work. */
export const resultSpan = (text: string, language: Language): { from: number; to: number } | null => {
  const match = text.match(language === 'zh' ? CHINESE : ENGLISH);
  return match?.index === undefined ? null : { from: match.index, to: match.index + match[0].length };
};
