import { type Check, hint } from '../check.ts';

/** A page that speaks to its reader, or says the name that stands above it. */
const GREETING =
  /^(?:(?:hello|hi|hey|greetings)\b[ ,!.–—-]{1,3}(?:(?:there|everyone|all)[ ,!.]{1,2})?(?:(?:i['’]?m|i am|my name is|this is) \p{Lu}[\p{L}'’-]+)?|my name is \p{Lu}[\p{L}'’-]+)|^(?:(?:大家|你)好[，,！!。]?\s*)?我(?:的名字)?叫\s?\p{Script=Han}{2,4}(?=[，,。；;\s])/iu;

export const greeting: Check = {
  id: 'STY-15',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'The opening greets', zh: '开头在打招呼' },
  detects: {
    en: 'An opening that begins with a greeting or says the name again. Only said; a letter may.',
    zh: '开头写“大家好，我叫……”。只作提示；求职信不提。',
  },
  advice: {
    en: 'The name stands above, and a page greets nobody. Begin with what you are: trade, years, and the best that you have done.',
    zh: '名字上面已经有了，不用再介绍。开头直接写做什么的、做了几年、最拿得出手的一件事。',
  },
  praise: null,
  example: {
    en: { bad: 'Hi, I’m Dana and I love cooking.', good: 'Sous chef, nine years in hotel kitchens of 200 covers' },
    zh: { bad: '大家好，我叫陈小雨，今年26岁', good: '收银员，5年连锁超市经验，差错率为零' },
  },
  notOnForms: true,
  worth: 1,
  restsOn: 'label',
  touches: ['basics', 'custom'],
  run: ({ fields, letter, content: { basics } }) =>
    hint(
      letter || basics.name.trim() === ''
        ? []
        : fields.flatMap(({ path, text }) => {
            const isOpening =
              path === 'basics/introduction' ||
              (basics.introduction === '' && /^custom\/[^/]+\/items\/[01]$/.test(path));
            const found = isOpening ? text.trimStart().match(GREETING) : null;
            return found ? [{ path, text, from: 0, to: text.length - text.trimStart().length + found[0].length }] : [];
          }),
    ),
};
