const FOUND_FIRST =
  /\bdiscover(?:ed|ing|y of)? (?:[\w-]+ ){0,3}?(?:species|subspecies|genes?|mutations?|compounds?|molecules?|planets?|comets?|stars?|fossils?|elements?|strains?|proteins?|vulnerabilit(?:y|ies))\b/i;
const SAYS_SO = /\bdiscover|\bnew to science\b|\bfound\b|\buncover/i;

/** Who has identified 40 species has not discovered them. */
export const identifiedAsDiscovered = (original: string, rewrite: string): string[] =>
  SAYS_SO.test(original) ? [] : (FOUND_FIRST.exec(rewrite)?.slice(0, 1) ?? []);
