import type { Hit } from './open-terms.ts';

type Told = Hit & { told: boolean };

/** `GD&T per ASME Y14.5`, `status as defined by ITAR`: the rule by which a thing is done says more of that thing. */
const BY_RULE =
  /^\s*,?\s*(?:as )?(?:per|according to|in (?:accordance|line|compliance) with|defined (?:by|in|under)|set out in)\s(?:the\s)?$/i;
/** `Excel 透视表、VLOOKUP 等函数`: what a tool is to be used for. */
const FEATURE_BEFORE = /^[^，,。；;\n]{0,10}[、/]?$/;
const FEATURE_BEHIND = /^(?:[、/][^，,。；;、\n]{1,10}){0,3}等?(?:各类|常用)?(?:函数|公式|功能|命令|快捷键)/;
/** `Python 写过爬虫`, `剪映剪过短剧`: what was made with it. */
const MADE_WITH = /^\s?(?:写|做|画|编|搭|剪|跑|出)过$/;
const LANGUAGE =
  /语$|\b(?:English|Spanish|French|German|Italian|Portuguese|Dutch|Irish|Welsh|Greek|Polish|Arabic|Hindi|Tamil|Mandarin|Cantonese|Japanese|Korean|Russian|Turkish)$/i;
/** `英语能读懂提单、发票`, `German good enough to follow safety data sheets`: what a language is needed for. */
const READ_WITH =
  /^(?:[^，,。；;\n]{0,4}?(?:看懂|读懂|听懂|阅读|书写|撰写|回复|看|读)|\s(?:good enough |well enough |sufficient |enough )?to (?:read|write|follow|understand|answer|handle)\s)[^，,。；;.\n]*$/i;

/** `出差：一年在外两百天`: a label and what is said of it. */
const LABEL = /^\s?[:：]\s?$/;
/** `calls in English`: what is to be said in a language. */
const SAID_IN = /^\s(?:conducted |held |written )?in (?:good |fluent |written |spoken |simple )?$/i;

const isLanguage = (text: string, { from, to }: Hit): boolean => LANGUAGE.test(text.slice(from, to));

/** Whether a piece says more of the one that stands `between` letters before it. */
function isPartOf(text: string, whole: Hit, between: string, part: Hit): boolean {
  if (BY_RULE.test(between) || MADE_WITH.test(between)) return true;
  if (whole.condition && part.condition && LABEL.test(between)) return true;
  if (isLanguage(text, whole) && READ_WITH.test(between + text.slice(part.from, part.to))) return true;
  return (
    /^[A-Za-z]/.test(text.slice(whole.from, whole.to)) &&
    FEATURE_BEFORE.test(between) &&
    FEATURE_BEHIND.test(text.slice(part.to, part.to + 40))
  );
}

/** Pieces in order without those that only say more of the one before them: they are part of its wording. */
export function withoutParts<T extends Told>(text: string, pieces: readonly T[]): T[] {
  const whole: T[] = [];
  let head: T | undefined;
  for (const piece of pieces) {
    const last = whole.at(-1);
    const behind = (one: T) => head !== undefined && isPartOf(text, head, text.slice(one.to, piece.from), piece);
    if (last && head && last.told === piece.told && (behind(head) || behind(last)))
      whole[whole.length - 1] = { ...last, to: piece.to };
    else if (last && isLanguage(text, piece) && SAID_IN.test(text.slice(last.to, piece.from)))
      whole[whole.length - 1] = { ...piece, from: last.from };
    else {
      whole.push(piece);
      head = piece;
    }
  }
  return whole;
}
