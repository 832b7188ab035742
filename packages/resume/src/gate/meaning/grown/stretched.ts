import { baseOf, englishTokens, sayTheSame } from '../english-words.ts';

const TIME = '(?:(?<!\\d\\s?)[年月季周日天夏秋冬春]|季度|学期|学年|寒假|暑假|[大研初高][一二三四五]|年[初底末]|季末)';
const FROM_THEN = new RegExp(`${TIME}(?:起|开始|以来|至今)(?![草步诉源])`, 'u');
const BEGINS = /起|开始|始|以来|至今|自|从|迄|入职|加入|上岗|到岗|至|一直|后/u;

/** Following the rules: none of them ended before. */
const AFTER =
  /\b(?:following(?! (?:[\w’'-]+ ){0,3}?(?:rules?|guidelines?|guidance|procedures?|protocols?|recipes?|instructions?|standards?|regulations?|drawings?|patterns?|polic(?:y|ies)|sops?|codes?)\b)|(?<!look(?:ed|ing|s)? )after|subsequent to|upon completing|on completion of)\b/i;
const LATER =
  /\b(?:follow\w*|after\w*|once|then|since|when|later|subsequent\w*|completed|upon|next|post|came in|new|from|until|before|by|as soon as|in (?:19|20)\d\d)\b/i;
/** What took so long. */
const LASTED = /\b(?:for|over|lasting|of|on)\s+(?:\w+\s+){0,2}?(?:days?|weeks?|months?|years?|terms?)\b/i;
const BEHIND = /\b(?:following|after|upon|subsequent to)\s+(?:\w+\s+){0,2}?(?:days?|weeks?|months?|years?|terms?)\b/i;

/** Wrote it down after checking it, where the person has checked it and written it down. */
function isToldInOrder(original: string, rewrite: string): boolean {
  const gerund = /\bafter ([a-z]{3,}ing)\b/i.exec(rewrite);
  if (!gerund) return false;
  const own = englishTokens(original);
  const at = own.findIndex(({ keys: [base] }) => base === baseOf(gerund[1]!));
  const before = englishTokens(rewrite.slice(0, gerund.index)).filter(({ free }) => !free);
  const then = own.findIndex(({ text }, index) => index > at && /^(?:and|then)$/i.test(text));
  return (
    at >= 0 && then >= 0 && own.slice(then + 1, then + 3).some((next) => before.some((deed) => sayTheSame(deed, next)))
  );
}

/** A time that is told as the one when it began, and a stay as what came before. */
export const stretched = (original: string, rewrite: string): string[] => {
  const since = BEGINS.test(original) ? undefined : FROM_THEN.exec(rewrite)?.[0];
  const behind = LASTED.test(original) && !AFTER.test(original) ? BEHIND.exec(rewrite)?.[0] : undefined;
  const after =
    AFTER.test(original) || LATER.test(original) || isToldInOrder(original, rewrite)
      ? undefined
      : AFTER.exec(rewrite)?.[0];
  return [since, behind, after].filter((word) => word !== undefined);
};

const OWN =
  /个人(?!信息|资料|征信|所得税|住房|消费|贷款|卫生|防护|用户|客户(?!满意|评)|账户|数据|隐私|卡|业务|陈述|档案)|\b(?:individual|personal) (?=[a-z]+ (?:of|at|was|were|came|rose|fell|stood|rank|\d))/iu;
const SELF = /个人|本人|自己|我|独|自|名下|\b(?:I|me|my|mine|myself|own|personal\w*|individual\w*)\b/iu;
/** A result of a place or a group that is told as the person's own. */
export const madeOwn = (original: string, rewrite: string): string[] => {
  const own = SELF.test(original) ? null : OWN.exec(rewrite);
  return own === null ? [] : [own[0].trim()];
};
