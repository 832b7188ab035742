/** `E2  Not less than …`, `D1 Membership …`: the number of a criterion, which is no part of it. */
const CODE = /^([ \t]*)(\p{Lu}\d{1,2}[.):]?)(?=[ \t]+[\p{L}\d'"‘“])/gmu;
/** So many of them are a numbering; one alone may be `C1 licence` or `B2 German`. */
const LEAST = 3;

/** A description whose numbered criteria begin with a point instead of their number; every other letter stays in place. */
export function withoutPointCodes(text: string): string {
  const codes = new Set(Array.from(text.matchAll(CODE), ([, , code]) => code));
  return codes.size < LEAST
    ? text
    : text.replace(CODE, (_, lead: string, code: string) => `${lead}•${' '.repeat(code.length - 1)}`);
}
