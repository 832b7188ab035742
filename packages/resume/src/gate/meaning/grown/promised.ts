import { findTerms } from '@verdant/lexicon';
import { knownFrom, unsupported } from '../unsupported.ts';

const BLANK =
  /\uE000|_{2,}|\{[\p{L}\d%£$€¥]{0,12}\}|\[[\p{L}%£$€¥ ]{0,12}\]|【[\p{L}% ]{0,8}】|(?<![\p{L}\d])(?:[Xx]{1,3}|N|\?{1,3})(?=\s?[%倍万元个人次])/gu;
const CLAUSES = /[,，;；。（）()]|\.\s|\band\b|(?=\bwhile\b)/;

/** Words of what came of the work. */
const OUTCOME =
  /^(?:return|roi|profit|revenue|takings|yield|benefit|gain|grow|grew|increas|improv|enhanc|rais|lift|boost|driv|reduc|cut|lower|decreas|drop|shorten|sav(?:e|ed|es|ing|ings)$|slash|trim|halv|doubl|tripl|eliminat|exceed|generat|earn|win|won$|attract|convert|conversion|retain|retention|efficien|productiv|satisf|accura|achiev|accelerat|faster|fewer|valu|contribut|rate$)/i;
const OUTCOME_ZH =
  /提升|提高|增长|增加|上升|上涨|扩大|降低|下降|减少|缩短|节省|节约|节支|削减|创收|增收|超额|优化|改善|达成|突破|满意|好评|合格|效率|效益|收益|利润|营收|回报|惠及|受益|带来|创造|挽回|避免|转化|留存|涨粉|翻[倍番了]|高达|仅|\p{Script=Han}{2}率/gu;

/** Improved: which way the figure went is told by the thing, cut the load time, raised the yield. */
const BETTER = /\b(?:improv|optimi[sz]|enhanc|better|speed|sped)/i;
const WAY = /^(?:increas|rais|lift|boost|reduc|cut|lower|decreas|shorten|faster|fewer)/i;

const ASIDE = /^(?:raising|cutting)\s|\sby\s|提升|降低|[\s\uE000.。]/g;
/** A measure of the trade with nothing but the way it went is how the rules ask for a figure: the person is asked. */
const asksForMeasure = (clause: string): boolean => {
  const measure = clause.trim().replace(ASIDE, '');
  return findTerms(clause).some(
    ({ entry, from, to }) => entry.kind === 'metric' && clause.slice(from, to).replace(/\s/g, '') === measure,
  );
};

/** A blank beside an end that the original does not tell: whatever figure is put in, the end is an invention. */
export function promisesInBlank(original: string, rewrite: string): boolean {
  const isBlank = (text: string) => (text.match(BLANK) ?? []).some((blank) => !original.includes(blank));
  if (original.trim() === '' || !isBlank(rewrite)) return false;
  const known = knownFrom([original]);
  return rewrite
    .split(CLAUSES)
    .filter((clause) => isBlank(clause) && !asksForMeasure(clause))
    .map((clause) => clause.replaceAll('\uE000', ' '))
    .some(
      (clause) =>
        unsupported(clause, known).some((word) => OUTCOME.test(word) && !(WAY.test(word) && BETTER.test(original))) ||
        (WORTH.test(clause) && !WORTH.test(original)) ||
        isAhead(clause, original) ||
        (HONOURED.test(clause) && !HONOURED.test(original)) ||
        (clause.match(OUTCOME_ZH) ?? []).some((word) => isNew(word, original, known)),
    );
}

/** `coming in [X%] under`: by how much is asked, and that it was less is said. */
const AHEAD = /\s(under|below|over|above|ahead|faster|quicker|cheaper|earlier|sooner|better)\b/i;
function isAhead(clause: string, original: string): boolean {
  const way = AHEAD.exec(clause)?.[1];
  return way !== undefined && !new RegExp(`\\b${way}\\b`, 'i').test(original);
}

/** An honour or a certificate, whichever is put in. */
const HONOURED =
  /[获荣斩][得获批授]?(?=[\s\uE000【[]|$)|获评|获奖|荣获|授予|取得|考取|通过(?=\s*(?:[\uE000【[]|$))|晋升|入选|\b(?:won|winning|awarded|received|receiving|earned|earning|certified|qualified|accredited|promoted|honou?red|recogni[sz]ed|nominated|featured)\b/i;
/** A word too plain to be looked for elsewhere. */
const WORTH = /\bworth\b/i;

/** A clause's word is looked at by itself: beside others it may be split in another way. */
const isNew = (word: string, original: string, known: ReturnType<typeof knownFrom>): boolean =>
  !original.includes(word) && !ALIKE.some((words) => words.test(word) && words.test(original)) && !isSaid(word, known);
const isSaid = (word: string, known: ReturnType<typeof knownFrom>) => unsupported(word, known).length === 0;

/** Which way it went is what is told; the words for it are many. */
const ALIKE = [/提升|提高|增长|增加|上升|上涨|改善|优化|升|涨/, /降|减|缩|省|节|改善|优化|改进/];
