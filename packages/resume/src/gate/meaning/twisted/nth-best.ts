const BEST =
  'highest|best|largest|biggest|busiest|fastest|longest|oldest|strongest|most|top|lowest|smallest|leading|cheapest|quickest|tallest|heaviest';
const NTH = new RegExp(
  `\\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:nd|rd|th))[- ](?:${BEST})\\b`,
  'i',
);
const FIRST = new RegExp(
  `(?<!(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|nd|rd|th)[- ])\\b(?:${BEST})\\b`,
  'i',
);
const SAYS_WHICH = /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th)|among|one of)\b/i;

/** The third-highest, told as the highest. */
export const nthAsFirst = (original: string, rewrite: string): string[] =>
  NTH.test(original) && !SAYS_WHICH.test(rewrite) ? (FIRST.exec(rewrite)?.slice(0, 1) ?? []) : [];
