import { type Check, hint } from '../check.ts';

const NAME =
  /^(?:arabic|german|french|spanish|italian|portuguese|dutch|polish|russian|japanese|korean|mandarin|chinese|cantonese|hokkien|malay|bahasa (?:melayu|indonesia)|tamil|hindi|urdu|bengali|punjabi|gujarati|marathi|kannada|telugu|malayalam|kiswahili|swahili|yoruba|igbo|hausa|zulu|isizulu|afrikaans|tagalog|filipino|vietnamese|thai|turkish|greek|irish|welsh|somali|amharic|ukrainian|romanian|czech|swedish|norwegian|danish|finnish|hungarian)$/i;
const HOME = /^(?:english|中文|汉语|漢語|普通话|國語|国语|[\p{Script=Han}]{1,3}[话話])$/iu;
const NAME_ZH = /^(?:英|日|韩|韓|法|德|俄|西班牙|葡萄牙|阿拉伯|意大利|泰|越南)[语語文]$/;
const SAYS_LEVEL =
  /native|mother|fluent|bilingual|first language|spoken|conversational|basic|intermediate|advanced|proficien|beginner|[ABC][12]\b|IELTS|TOEFL|CET|N[1-5]\b|read|write|speak|母语|母語|流利|熟练|四级|六级|级|雅思|托福/i;

export const languagesWithoutLevel: Check = {
  id: 'SEC-29',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Languages without a level', zh: '外语没有写水平' },
  detects: {
    en: 'A list of languages of which none says how well. Only said.',
    zh: '列了外语，却没有一种写明水平。只作提示。',
  },
  advice: {
    en: 'Say how well, one word each: native, fluent, conversational, or A1 to C2.',
    zh: '写明到什么程度：考试成绩（如 CET-6），或能用它做什么（看图纸、写邮件、开会）。',
  },
  praise: null,
  example: {
    en: { bad: 'English, Tamil, Malay', good: 'English (fluent), Tamil (native), Malay (conversational)' },
    zh: { bad: '语言：普通话、英语', good: '语言：英语（CET-6，能写邮件）' },
  },
  notOnForms: true,
  worth: 0.8,
  restsOn: 'label',
  touches: ['languages'],
  run: ({ content: { languages }, loose, allFields }) => {
    const isName = (text: string) => NAME.test(text) || NAME_ZH.test(text) || HOME.test(text);
    const names = languages.map(({ language }) => language.trim());
    const others = names.filter((name) => !HOME.test(name));
    if (
      others.length === 0 ||
      !names.every(isName) ||
      languages.some(({ level }) => level.trim() !== '') ||
      loose.some((line) => names.some((name) => line.includes(name)) && SAYS_LEVEL.test(line)) ||
      // a test, or how well, that was filed under another section
      allFields.some(
        ({ path, text }) =>
          !path.startsWith('languages/') && others.some((name) => text.includes(name)) && SAYS_LEVEL.test(text),
      )
    )
      return hint([]);
    const first = languages.find(({ language }) => !HOME.test(language.trim()))!;
    return hint([{ path: `languages/${first.id}/language`, text: first.language }]);
  },
};
