import type { ResumeDocument } from '../../document/document.ts';
import { industryOf } from '../../score/industry.ts';
import { type Check, EVERYWHERE, fine, hint, spansOf } from '../check.ts';
import { filledFields, isAskedFor } from './personal-fields.ts';

const ORIGIN =
  /(?:政治面貌|籍贯|民族|户籍|户口(?:所在地)?|老家|出生地)\s*[:：]|(?<!优秀)(?:中共(?:预备)?党员|共青团员)|(?<=^|[，,；;|\s])群众(?=$|[，,；;|\s])/g;
const OF_ORIGIN = ['politicalStatus', 'nativePlace', 'ethnicity'] as const;

/** Public bodies and state banks, named where somebody applies or works. */
const PUBLIC =
  /公务员|事业单位|事业编|选调|街道|机关|政府|党[政委建群]|国企|央企|银行|学校|中学|小学|大学|幼儿园|医院|研究[所院]|居委|村委|社区工作/;
const aimsAtPublic = ({ content: { intention, work } }: ResumeDocument): boolean =>
  PUBLIC.test(`${intention.position} ${work[0]?.company ?? ''}`);

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
    zh: '投机关、学校、国有单位时按要求写，其他岗位可以不写，把地方留给经历。',
  },
  praise: null,
  example: {
    en: { bad: '政治面貌：群众', good: '(left out outside China)' },
    zh: { bad: '籍贯：湖南；民族：汉族', good: '（投机关、学校、国有银行时再写）' },
  },
  // a word or two in the head take no room, and nobody minds them
  saidOf: () => () => false,
  restsOn: 'label',
  touches: EVERYWHERE,
  notOnForms: true,
  run: (document) => {
    const { fields, content, settings } = document;
    // where no industry is chosen, the one that the résumé speaks of; a public body may well ask for it
    const industry = settings.industry ?? industryOf(document)?.id ?? null;
    if (isAskedFor(settings.country, industry) === true || aimsAtPublic(document)) return fine();
    // an honour may be one of members
    const others = fields.filter(({ entry }) => entry.section !== 'basics' && entry.section !== 'awards');
    return hint([...filledFields(content, OF_ORIGIN), ...others.flatMap((field) => spansOf(field, ORIGIN))]);
  },
};
