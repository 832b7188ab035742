/** Adverbs of repetition and continuity: that it happened again, each time, one after another, or without end. */
const AGAIN_ZH =
  /连续|接连|一连|连年|连任|蝉联|一直|始终|持续|不断|不间断|不停|每次|每回|每每|次次|回回|屡次|屡屡|屡获|(?<!\d\s?)多次|数次|反复|再次|再度|又一次|再一次|历次|历届|历年|逐年|长期|常年|长年|向来|历来|一贯|总是|从不|从未|时常|经常|常常|频频|频繁|照例/g;
const AGAIN_EN =
  /\b(?:again|always|ever|repeatedly|continuously|continually|constantly|consistently|persistently|perpetually|invariably|perennially|unfailingly|uninterrupted(?:ly)?|without (?:a break|fail|interruption)|(?:each|every|any) time|in a row|on end|back[- ]to[- ]back|consecutive(?:ly)?|successive(?:ly)?|in succession|running(?= *(?:[,.;]|$))|time (?:and|after) (?:time|again)|(?:year|month|week|day) (?:after|in,?) (?:year|month|week|day)(?: out)?|(?:several|many|multiple|numerous|repeated|different) (?:times|occasions)|time and again|once more|yet again|regularly|routinely|frequently|often|never)\b/gi;
/** What lasts, recurs or has not ended by the original's own words. */
const LASTS =
  /[每常屡连均都皆]|一直|始终|持续|不断|长期|定期|日常|多次|数次|历次|历届|反复|再次|再度|以来|至今|起(?=[，,、\s]|负责|兼|任|担)|全程|全年|从未|未曾|[未没无]|\b(?:again|always|each|every|all|ever|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|since|still|continu\w+|consecutive\w*|success(?:ive|ion)\w*|constant\w*|consistent\w*|repeat\w*|regular\w*|routine\w*|frequent\w*|often|times|throughout|running|usual(?:ly)?|never|no|not|none|without|an? (?:day|week|month|quarter|term|year|shift|night)|per|back[- ]to[- ]back)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;

/** That it lasted or came again, of what the original tells once. */
export const addedRepetition = (original: string, rewrite: string): string[] =>
  LASTS.test(original) ? [] : [...(rewrite.match(AGAIN_ZH) ?? []), ...(rewrite.match(AGAIN_EN) ?? [])];
