import { list } from '../match/list.ts';

/** How a letter greets: words after which the person greeted is named, and whole greetings. */
export const salutations = {
  before: { en: list('dear'), zh: list('尊敬的') },
  whole: list('to whom it may concern'),
  behind: list('您好'),
};

/** How a letter ends, before the signature. */
export const closings = list(`
  yours sincerely, yours faithfully, yours truly, sincerely, sincerely yours, best regards, best wishes,
  kind regards, kind wishes, warm regards, warm wishes, respectfully, 此致, 敬礼, 此致敬礼, 此致 敬礼, 祝好
`);
/** It goes on with a wish: 顺颂商祺. */
export const closingOpeners = list('顺颂');
