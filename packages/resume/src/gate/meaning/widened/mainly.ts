const MAINLY = /主要|为主|居多|大多|多数|大部分|多为|\b(?:mainly|mostly|chiefly|primarily|largely|predominantly)\b/i;
const ONLY =
  /(?<![不非])(?:[只仅专](?=负责|做|管|教|带|写|拍|卖|接|面向|服务|用|在|从事)|仅仅|专门|专职|纯粹)|\b(?:only|solely|exclusively|entirely|purely)\b/i;

/** What was done for the most part is told as all that was done. */
export function mainlyAsOnly(original: string, rewrite: string): string[] {
  if (!MAINLY.test(original) || MAINLY.test(rewrite) || ONLY.test(original)) return [];
  return ONLY.exec(rewrite)?.slice(0, 1) ?? [];
}
