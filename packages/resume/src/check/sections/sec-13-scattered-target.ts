import { type Check, hint } from '../check.ts';

const ANYTHING = {
  zh: /均可|也行|也可以|都行|寻求[^，,。]{0,12}平台|服从调剂|都可以|皆可|什么都(?:行|可以|能干)|任何(?:岗位|工作|职位)|不限(?:岗位|职位)/,
  en: /\bany (?:job|position|role|work|kind of (?:job|work))\b|\banything (?:available|suitable)\b|\bopen to anything\b|\bin any (?:setting|field|department|industry|role|company)\b/i,
};
const WISH = /^[^，,。；;]{2,12}(?:也行|也可以)(?=[，,。；;]|$)/;
const LONGEST_WISH = 24;
const MANY = 4;
/** `UI/UX` is one title: parted by bare strokes it takes one more. */
const MANY_STROKES = 5;
/** More is no title but a profile, whatever it was read as. */
const LONGEST_TITLES = 60;

export const scatteredTarget: Check = {
  id: 'SEC-13',
  group: 'sections',
  allotment: 0,
  effort: 2,
  title: { en: 'No one target', zh: '求职意向太散' },
  detects: {
    en: 'Four titles and more at once, or any job whatever. Only said.',
    zh: '一次写四个以上岗位，或写“均可”。只作提示。',
  },
  advice: {
    en: 'Whoever wants any job looks made for none. Name one for each place you send this to.',
    zh: '什么都行等于没有方向。投哪个岗位就只写哪个。',
  },
  praise: null,
  example: {
    en: { bad: 'Any job or internship', good: 'Retail assistant' },
    zh: { bad: '行政、人事、运营、销售均可', good: '行政专员' },
  },
  ofLabels: true,
  touches: ['intention', 'basics', 'custom'],
  run: ({ content: { basics, intention, custom } }) => {
    const titles = intention.position.length <= LONGEST_TITLES && !/[。.]\s*$/.test(intention.position);
    const partsOf = (marks: RegExp) => intention.position.split(marks).filter((part) => part.trim() !== '').length;
    const isOpen = (text: string) => ANYTHING.zh.test(text) || ANYTHING.en.test(text);
    const isMany = partsOf(/[、,，;；|]|\s\/\s/) >= MANY || partsOf(/[、,，;；|/]/) >= MANY_STROKES;
    if (titles && (isMany || isOpen(intention.position)))
      return hint([{ path: 'intention/position', text: intention.position }]);
    if (ANYTHING.en.test(basics.introduction))
      return hint([{ path: 'basics/introduction', text: basics.introduction }]);
    // a wish that was read apart from the others
    return hint(
      custom.flatMap(({ id, items }) =>
        items.flatMap((text, index) =>
          WISH.test(text) && text.length <= LONGEST_WISH ? [{ path: `custom/${id}/items/${index}`, text }] : [],
        ),
      ),
    );
  },
};
