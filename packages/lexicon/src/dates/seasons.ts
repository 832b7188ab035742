import { list } from '../match/list.ts';

export const seasons = list('spring, summer, fall, autumn, winter');
/** In Chinese 季 may follow. */
export const chineseSeasons = list('春, 夏, 秋, 冬');
