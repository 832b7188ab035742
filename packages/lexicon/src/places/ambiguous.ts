import { list } from '../match/list.ts';

/** Names of places that also arise where two words meet (最大连接, 上海口岸): in running text they say nothing. */
export const ambiguousPlaces: ReadonlySet<string> = new Set(list('大连，海口'));
