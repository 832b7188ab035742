import { chineseTitleEndings, endsInChineseTitle } from '@verdant/lexicon/vocabulary';

const { endings, exceptions } = chineseTitleEndings;
const endsIn = (text: string, list: readonly string[]) => list.some((ending) => text.endsWith(ending));

/** Whether Chinese words end as the name of a post does: 厨师长, 质检员; not 施工. */
export const endsLikePost = (text: string): boolean =>
  endsInChineseTitle(text) || (text.length > 1 && endsIn(text, endings) && !endsIn(text, exceptions));
