import { list } from '../match/list.ts';

export const seasons = list('spring, summer, fall, autumn, winter');
/** Parts of a year before it: `early 2019`, `Q3 2020`. */
export const partsOfYear = list('early, mid, late, end of, beginning of, q1, q2, q3, q4, 1h, 2h, h1, h2');
/** In Chinese 季 may follow. */
export const chineseSeasons = list('春, 夏, 秋, 冬');
/** Parts of a year behind it. */
export const chinesePartsOfYear = list('上半年, 下半年, 初, 底, 末, 中, 年初, 年底, 年末, 年中, 寒假, 暑假, 暑期');
