import { type Check, EVERYWHERE, fine, hint, spansOf } from '../check.ts';
import { filledFields, isAskedFor } from './personal-fields.ts';

const ORIGIN =
  /(?:政治面貌|籍贯|民族|户籍|户口(?:所在地)?)\s*[:：]|中共党员|共青团员|(?<=^|[，,；;|\s])群众(?=$|[，,；;|\s])/g;

const FIELDS = ['politicalStatus', 'nativePlace', 'ethnicity'] as const;

export const origin: Check = {
  id: 'PRI-03',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Political status and origin', zh: '政治面貌、籍贯、民族' },
  detects: {
    en: 'Political status, place of origin, ethnic group. Usual in China for public posts, schools and state banks; elsewhere better left out. Only said.',
    zh: '政治面貌、籍贯、民族。投国内机关、学校、国有银行时有用；投往其他地方建议不写。只作提示。',
  },
  advice: {
    en: 'Useful in China for public posts, schools and state banks; nobody else needs it.',
    zh: '投机关、学校、国有银行时有用，其他岗位可以不写。',
  },
  praise: null,
  example: {
    en: { bad: '政治面貌：群众', good: '(left out outside China)' },
    zh: { bad: '籍贯：湖南；民族：汉族', good: '（投机关、学校、国有银行时再写）' },
  },
  touches: EVERYWHERE,
  run: ({ fields, content, settings: { country, industry } }) => {
    // In China without a known industry it may well be asked for: then nothing is said.
    if (isAskedFor(country, industry) !== false) return fine();
    return hint([
      ...filledFields(content, FIELDS),
      ...fields.filter(({ entry }) => entry.section !== 'basics').flatMap((field) => spansOf(field, ORIGIN)),
    ]);
  },
};
