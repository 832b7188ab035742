/** `（导师：林禾）`, `(supervisor: A. Lind)`: a label of its own in a bracket behind a name. */
const LABELLED = /\s?[（(]([^（()）:：\d]{1,16}[:：][^（()）]{1,60})[)）]$/u;
/** `(This is a federal job)`: a sentence in a bracket. */
const SAID = /\s?[(]((?:This|It)\s(?:is|was)\s[^()]{2,60})[)]$/u;
/** `(thesis pending)`, `(part time)` behind a name in capitals. */
const SMALL = /(?<=\p{Lu}[^()]{3,90})\s[(](\p{Ll}[^()]{2,60})[)]$/u;

export type Remarked = { name: string; remark: string };

const without = (text: string, m: RegExpExecArray | null): Remarked =>
  m && m.index > 1 ? { name: text.slice(0, m.index), remark: m[1]! } : { name: text, remark: '' };

/** A name without what a bracket with a label or a sentence tells about it. */
export const withoutRemark = (text: string): Remarked => without(text, LABELLED.exec(text) ?? SAID.exec(text));

/** The name of a school, whose brackets in small letters tell of the course as well. */
export const withoutAside = (text: string): Remarked => without(text, LABELLED.exec(text) ?? SMALL.exec(text));
