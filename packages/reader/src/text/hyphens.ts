/** Second halves of compounds (`hard-working`, `real-time`) that hardly ever are the end of a divided word. */
const SECOND =
  /^(?:based|driven|working|oriented|focused|facing|related|specific|friendly|effective|functional|efficient|quality|performance|platform|party|level|scale|term|source|stack|solving|making|learning|thinking|ended|sized|paced|minded|rated|run|ready|led|first|class|winning|border|team|person|month|week|year|wide|free|aware|aided|assisted|enabled|powered|backed|built|grade|fold|tolerant|tolerance|availability|available|throughput|latency|to|off|up|on|in|of|by|and|the|time(?=\s)|end(?=\s))(?!\p{L})/u;
/** With one of these before them even those second halves make one word: `networking`, `resource`, `dissolving`. */
const FIRST_OF_ONE =
  /(?<!\p{L})(?:un|in|re|dis|dys|out|over|under|mid|up|inter|multi|net|sur|cor|week|life|some|any|every)-$/iu;

/** True where the hyphen that ends a line belongs to a compound; else it only divides a word between two lines. */
export const keepsHyphen = (a: string, b: string): boolean =>
  /\p{L}-\p{L}+-$/u.test(a) || (SECOND.test(b) && !FIRST_OF_ONE.test(a));
