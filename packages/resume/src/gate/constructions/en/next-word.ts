/** In a pattern: a clause ends here, or a word that opens the next phrase stands behind. */
export const NEXT =
  '(?=\\s*(?:[,;.)]|$)| (?:for|in|at|on|with|from|to|by|and|during|after|before|until|which|that|when|while|under)\\b)';
/** In a pattern: a thing of one to three words. */
export const THING = '((?:[\\w-]+ ){0,2}?[\\w-]+)';
/** In a pattern: a small number. */
export const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
