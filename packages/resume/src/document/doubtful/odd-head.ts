/** A sentence, a duty or a numbered point in the place of a house or a post: the entry was read from prose. */
const NO_HEAD =
  /^\d{1,2}[.、)）](?!\d)\s?\S|[。；;]|^(?:负责|参与|协助|主要|从事|完成)|^(?:my|responsible|duties|was|were|after|i (?:am|was|have|had|worked?))\b|\bI (?:was|am)\b|(?:做到|做过|干过)/iu;
const LONGEST_HEAD = 90;
/** 在, 起为照顾孩子, 做单证员，制发票: words of a Chinese sentence and no name, and a second deed behind a comma. */
const OF_SENTENCE_ZH =
  /^(?:在(?![线职校读行途野手场])|从(?!化|江)|给|做|拿到|考取|起为|因为?)|[，,](?:做|跑|开|带|管|制|也|还|并|就|又|一直)/;

type Head = { company: string; position: string };

export const hasOddHead = ({ company, position }: Head): boolean =>
  [company, position].some((text) => NO_HEAD.test(text) || OF_SENTENCE_ZH.test(text) || text.length > LONGEST_HEAD);

/** A piece of a line: a mark that closes or joins where something begins, one that opens or goes on where it ends. */
const PIECE = /^[,，.。;；:：、)）\]】·|/&-]|[,，、(（:：&]$|<\/?[a-z]/iu;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isPiece = (text: string): boolean => PIECE.test(text.trim()) || count(text, /[(（]/g) !== count(text, /[)）]/g);

/** Whether the head of a job is no head, or a piece of one: what follows from it may be of another entry, or of none. */
export const hasBrokenHead = (head: Head): boolean =>
  hasOddHead(head) || [head.company, head.position].some((text) => text.trim() !== '' && isPiece(text));
