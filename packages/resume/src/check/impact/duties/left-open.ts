import type { Language } from '@verdant/contracts';
import type { Bullet } from '../../../document/document.ts';
import { readOpener } from '../../../text/opener.ts';
import { allSimplified } from '../../../text/simplified.ts';

/** `handedOut`: whatever it was, it says nothing of the post. */
type Words = { from: number; to: number; handedOut?: true };

/** A line that leaves its content to the reader: `As above`, `General duties`, `Any other duty`, 同上, 什么都做. */
const LEFT_OPEN =
  /^(?:(?:much )?(?:the )?(?:same )?as (?:above|before|previous)|same (?:as|duties|work)|ditto|see above)\b|^(?:and )?any other (?:dut(?:y|ies)|tasks?|jobs?|work)\b|^(?:did|doing|done|do) (?:a bit of )?(?:everything|anything|whatever)\b|^(?:(?:all|the|other|usual|normal|general|various|miscellaneous|routine|standard|daily|day[- ]to[- ]day|basic) ){1,3}(?:duties|tasks|work|jobs)(?: as (?:required|assigned|needed|directed|requested))?[.;]?$|^(?:同上|类似|略)(?=$|[，,。；;])|^什么都(?:做|干|管)|(?:^|[，,、])(?:其他|其它|打杂|杂事|杂活)[。；;，,]?$/i;
/** Longer than that is no line that leaves its content open, and would take long to be looked through. */
const LONGEST = 300;
/** Deeds in a row with no figure and an open end: `Feeding, mucking out, fencing etc.`, 收银、理货、打扫、盘点等. */
const OPEN_LIST: Record<Language, RegExp> = {
  en: /^(?:[^,.;:\s][^,.;:]{1,31},\s*){3,}[^,;:]{0,32}\b(?:etc|and so on|and so forth|and more|and the like)\b/i,
  zh: /^(?:\p{Script=Han}{1,8}[、，,]){3,}\p{Script=Han}{0,8}(?:等等?|等工作|等事务|等事宜)[。；;]?$/u,
};
/** Machines and works by their names tell whoever knows the trade enough, however the list ends. */
const opensWithDeed = (text: string, language: Language): boolean => {
  const { kind } = readOpener(text, language);
  const [word = ''] = text.toLowerCase().split(/[\s-]/);
  return kind === 'verb' || (language === 'en' && /ing$/.test(word));
};
const SHORT_ZH = 2;
function listsDeeds(text: string, language: Language): boolean {
  const items = text
    .replace(/等(?:工作|事务|事宜)?[。；;]?$/, '')
    .split(/[、，,]\s*/)
    .map((item) => item.trim());
  // 收银、理货、盘点: words of two letters, of which few are known as verbs
  if (language === 'zh')
    return items.every((item) => item.length === SHORT_ZH) && items.some((item) => opensWithDeed(item, language));
  return items.filter((item) => opensWithDeed(item, language)).length * 3 >= items.length * 2;
}

/** What whoever hands out work may add to any post, as a clause of its own: 领导交办的其他工作, `other duties as assigned`. */
const HANDED_OUT =
  /(?:(?<=^|[，,；;。、\s])(?:\d{1,2}[.、)）]\s?)?|(?<=[，,；;。、\s以及和与]))(?:完成|做好|处理|负责|承担|协助)?(?:公司|部门|单位|校|院)?(?:领导|上级|老板|主管|经理|店长|上司)(?:们)?(?:临时|所|日常)?(?:交[办代待给付]|安排|布置|分配|指派|吩咐|下达)的?(?:[^，,；;。、\d]{0,4})?(?:工作|任务|事项|事务|事情|事宜|杂事|事)(?:任务)?(?=$|[，,；;。、\s])|(?:(?:and|&) )?(?:(?:to )?(?:perform(?:ed|ing|s)?|carr(?:y|ied|ying) out|complet(?:e|ed|ing)|undertak(?:e|en|ing)|do(?:ing)?|did|handl(?:e|ed|ing)) )?(?:any |all |various )?(?:other |additional |related |ad[- ]hoc ){1,3}(?:duties|tasks|work|responsibilities|projects|jobs)(?:,? (?:as|that|which|when|if))(?: (?:are|is|was|were|may be|and when))? (?:assigned|required|requested|directed|needed|delegated|given|instructed|allocated)\b[^,.;]{0,40}/iu;

/** The words of a point that leave it to the reader what was done; null where none do. */
export function leftOpen({ text, language, quantities, result, metric }: Bullet): Words | null {
  if (metric || text.length > LONGEST) return null;
  const handed = (language === 'zh' ? allSimplified(text) : text).match(HANDED_OUT);
  if (handed?.index !== undefined) return { from: handed.index, to: handed.index + handed[0].length, handedOut: true };
  const plain = text.trim();
  const isOpen =
    quantities.length === 0 &&
    (LEFT_OPEN.test(plain) || (result === null && OPEN_LIST[language].test(plain) && listsDeeds(plain, language)));
  return isOpen ? { from: 0, to: text.length } : null;
}
