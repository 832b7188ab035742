const SHARE = '(?:an?|one|two|three)[ -](?:half|third|quarter|fifth|tenth)s?|half';
const BY = new RegExp(`\\bby (?:about |around |roughly |almost |nearly |over )?(${SHARE})\\b`, 'i');
const TO = new RegExp(`\\bto (?:about |around |roughly |almost |nearly |under )?(${SHARE})\\b`, 'i');

/** Less by a third is no third of it, and the other way round. */
export function shareOtherwise(original: string, rewrite: string): string[] {
  const [by, to] = [BY, TO].map((pattern) => pattern.exec(rewrite)?.[0]);
  if (by === undefined && to !== undefined && BY.test(original) && !TO.test(original)) return [to];
  if (to === undefined && by !== undefined && TO.test(original) && !BY.test(original)) return [by];
  return [];
}
