/** A sentence, a duty or a numbered point in the place of a house or a post: the entry was read from prose. */
const NO_HEAD =
  /^\d{1,2}[.、)）](?!\d)\s?\S|[。；;]|^(?:负责|参与|协助|主要|从事|完成)|^(?:my|responsible|duties|was|were|after|i (?:am|was|have|had|worked?))\b|\bI (?:was|am)\b|(?:做到|做过|干过)/iu;
const LONGEST_HEAD = 90;

export const hasOddHead = ({ company, position }: { company: string; position: string }): boolean =>
  [company, position].some((text) => NO_HEAD.test(text) || text.length > LONGEST_HEAD);
