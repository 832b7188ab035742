import type { Language } from '@verdant/contracts';

const ENGLISH =
  /\b(?:resulting in|result(?:ed)? in|leading to|led to|reduc(?:ed?|ing|tion)|increas(?:ed?|ing)|improv(?:ed?|ing|ement)|sav(?:ed?|ing|ings)|cut(?:ting)?|boost(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|grew|grow(?:ing|th)|doubl(?:ed|ing)|tripl(?:ed|ing)|halv(?:ed|ing)|shorten(?:ed|ing)|achiev(?:ed?|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)|accelerat(?:ed|ing)|eliminat(?:ed|ing)|enabl(?:ed|ing)|generat(?:ed|ing)|won|award(?:ed)?|earn(?:ed|ing)|reach(?:ed|ing)|prevent(?:ed|ing)|recover(?:ed|ing)|ranked|by \d[\d.,]*\s?%|to [$€£]?\d|from [$€£]?\d|by (?:a|one|two)[ -](?:third|half|quarter|fifth)s?|by half|praised|without (?:an? )?(?:single )?(?:accidents?|penalt(?:y|ies)|findings?|errors?|delays?|incidents?|complaints?|defects?|interruptions?|loss(?:es)?)|on time|ahead of schedule|zero (?:accidents|incidents|defects|errors|findings)|still (?:use[ds]?|ask(?:ed)? for|in use|runs?)|were (?:both |all )?hired|passed|no visible|no re-?(?:admissions?|work|openings?|ruptures?|peats?)|(?:since|now) (?:all )?(?:adopted|copied|used)|(?:approved|published|accepted) unchanged|(?:has|have|had) (?:since )?(?:stopped|ceased)|complaints? [\w ]{0,20}stopped|nobody has)/i;
const CHINESE =
  /提升|提高|降低|减少|节省|节约|缩短|增长|增加|翻倍|翻番|达成|达到|超过|超额|完成率|从.{1,12}(?:到|至|降|升)|获.{0,12}奖|荣获|赢得|获评|排名|实现.{0,12}(?:零|增|万|亿|%)|突破|创收|带来|挽回|避免|覆盖|上线后|扭亏|下降|上升|改善|入选|中标|通过.{0,8}(?:验收|审核|认证|论证|评审|检查)|由.{1,12}(?:到|至|降|升|减)|回收|收回|追回|新增|新签|无(?:一)?(?:重大)?(?:逾期|差错|事故|投诉|调整|超卖|遗漏|重伤|延误|退货|返工)|零(?:差错|事故|投诉|逾期|延误)|(?:播放|阅读|访问|下载|点赞|转发|浏览)(?:量|数)?(?:超过?|达|约|近)?\s?\d|推动.{0,6}(?:修复|解决|落地|上线)|一次(?:打样|验收|性)?通过|完成.{0,12}认证|未(?:出现|发生)|统一|按期|提前.{0,6}(?:天|月|周)|合格|获得(?:资助|融资)|中标|受.{0,8}(?:嘉奖|表扬|表彰)|再(?:没有?|未|也没|无)|[多少](?:收|卖|赚|省|等|跑|用)(?:了)?[一两半\d]|签(?:回|下)|出台|获.{0,12}(?:称号|精品课|立项)|至今(?:未|仍|还)|仍在用|全员安全|全文被|两班通用|业务采纳|(?:被|由)[^，,。；;]{1,10}(?:采纳|转载|收作|沿用)|提前[^，,。；;]{0,4}[天日周月小]|寄来|都用上/;

/** Whether a sentence says what came of the work. */
export const resultSpan = (text: string, language: Language): { from: number; to: number } | null => {
  const match = text.match(language === 'zh' ? CHINESE : ENGLISH);
  return match?.index === undefined ? null : { from: match.index, to: match.index + match[0].length };
};
