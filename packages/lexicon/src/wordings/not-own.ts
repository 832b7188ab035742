/** What makes a clause tell of something that its writer has not done: denials, wishes, the deeds of others. */

/** Where a clause ends; a list goes on over 、 and "and". */
export const clauseEnd = /[，。；！？;!?\n]|,|\.(?=\s|$)|(?<!\p{L})but(?!\p{L})|但是?/u;

const OTHERS_EN =
  '(?:colleagues?|others?|contractors?|subcontractors?|agenc(?:y|ies)|suppliers?|specialists?|managers?|supervisors?|someone|somebody|another \\p{L}+|outside \\p{L}+)';

/** It was denied or wished for: 没做过鼻饲, `no experience of welding`; that something bad never happened is told with pride. */
export const deniedOrWished =
  /没(?:有)?(?:正式|实际|独立|系统)?(?:做|干|学|接触|用|碰|考|拿|取得|参与|负责|从事|管)|不(?:会|懂|做|干|负责|熟悉|了解|擅长|涉及|参与|含|包括|管)|未(?:做|学|接触|用|考|取得|参与|从事|曾|能)|(?:没有?|无|缺乏|缺少)\p{Script=Han}{0,12}(?:经[验历]|证书?)(?!\p{Script=Han})|想(?:学|做|考|从事|转)|希望|打算|有意|\b(?:not(?! only)|never|hop(?:e|es|ed|ing)|wish(?:es|ed)?|would like|want(?:s|ed)? to|keen to|yet to|cannot)\b|n['’]t\b|\b(?:no|without|lack(?:s|ed|ing)?)\b[^,;.]*\b(?:experience|training|exposure|knowledge|background|certificate|licence)\b/iu;

/** Somebody else did it: 由同事负责, `was given by the agency`. */
export const doneByOthers = new RegExp(
  '(?<![自理缘经])由(?!于|此|本人|我)|外包|委托|交给|交由|请(?:外面|厂家|师傅|别人)|同事(?:负责|做|处理|完成)' +
    '|\\b(?:was|were|is|are|been|being|be)\\b[^,;.]*\\bby\\b(?! (?:me|myself)\\b)' +
    `|\\bby (?:(?:the|our|my|an?) )?${OTHERS_EN}\\b|\\b(?:outsourced|contracted out|subcontracted)\\b`,
  'iu',
);
