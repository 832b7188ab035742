/** A heading before what it heads, in one line: `获奖：…`, `Licences: …`. */
const HEADED = /^\s*([^:：]{2,24})[:：]\s*\S/;

/** The words of a heading before what it heads in the same line, null for any other text. */
export const headOf = (text: string): string | null => HEADED.exec(text)?.[1] ?? null;
