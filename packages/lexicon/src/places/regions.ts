import { table } from '../match/list.ts';

/** Parts of the world and of countries that work is said to be in: English forms | Chinese forms. */
export const regions = table(`
  Silicon Valley | 硅谷，矽谷
  Europe | 欧洲，歐洲
  Southeast Asia | 东南亚，東南亞
  North America | 北美
  Latin America | 拉美
  Far East | 远东
  Middle East | 中东，中東
  Africa | 非洲
`);
