/** Words of a finding that may not hold. */
const HINTED =
  /\bhint(?:ed|s|ing)?\b|\bsuggest(?:ed|s|ing)? (?=that\b|an?\b|the\b|some\b|no\b|[a-z]+er\b|links?\b|lower|higher)|\bindicat(?:ed|es|ing|ions?)\b|\bseem(?:ed|s|ingly)?\b|\bappear(?:ed|s) to\b|\bpoint(?:ed|s|ing)? (?:tentatively )?(?:to|towards?)\b|\b(?:tentative|possible|apparent|likely|probable|inconclusive|preliminary)(?:ly)?\b|\bmay (?:have|be)\b|\bmight\b|提示(?=\p{Script=Han})|似乎|可能|或许|疑似|初步(?:看|显示|观察|判断|表明|认为)|倾向于|有迹象|看来|大概是|推测|怀疑/iu;
/** Words of one that does. */
const SHOWN =
  /\b(?:show(?:ed|s|n|ing)?|prov(?:ed|es|en|ing)|confirm(?:ed|s|ing)?|demonstrat(?:ed|es|ing)|establish(?:ed|es|ing)?|reveal(?:ed|s|ing)?|verif(?:ied|ies|ying)|evidenc(?:ed|es|ing)|conclud(?:ed|es|ing)|conclusive(?:ly)?|clear(?:ly)?|definite(?:ly)?|found|discovered|identified)\b|证明|证实|表明|确认|揭示|验证|确定|得出|发现|说明/iu;

/** A hint told as a proof. */
export function hintedAsShown(original: string, rewrite: string): string[] {
  if (!HINTED.test(original) || HINTED.test(rewrite) || SHOWN.test(original)) return [];
  return SHOWN.exec(rewrite)?.slice(0, 1) ?? [];
}
