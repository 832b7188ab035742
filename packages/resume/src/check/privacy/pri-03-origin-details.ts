import type { ResumeDocument } from '../../document/document.ts';
import { industryOf } from '../../score/industry.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';
import { filledFields, isAskedFor } from './personal-fields.ts';

const ORIGIN =
  /(?:政治面貌|籍贯|民族|户籍|户口(?:所在地)?|老家|出生地)\s*[:：]|(?<!优秀)(?:中共(?:预备)?党员|共青团员)|(?<=^|[，,；;|\s])群众(?=$|[，,；;|\s])/g;
const OF_ORIGIN = ['politicalStatus', 'nativePlace', 'ethnicity'] as const;

/** Public bodies and state banks, named where somebody applies or works. */
const PUBLIC =
  /公务员|事业单位|事业编|选调|街道|机关|政府|党[政委建群]|国企|央企|银行|学校|中学|小学|大学|幼儿园|医院|研究[所院]|居委|村委|社区工作/;
const aimsAtPublic = ({ content: { intention, work } }: ResumeDocument): boolean =>
  PUBLIC.test(`${intention.position} ${work[0]?.company ?? ''}`);

/** The youth league is left at 28; a year more and the entry is surely of an older résumé. */
const LEAGUE = /(?<!优秀)共青团员/;
const LEFT_AT = 29;
const YEAR = 12;
const OF_LEAGUE = {
  en: 'The youth league is left at 28: this entry is out of date. Leave it out.',
  zh: '团员满28岁就离团了，这一项已经过时。改成现在的政治面貌，或者不写。',
};
/** Full years, by the birth that is given or the age that is told. */
function ageOf({ content: { basics, custom }, today }: ResumeDocument): number | null {
  const [, year, month = '12'] = basics.birth?.match(/((?:19|20)\d\d)(?:\s?[./年-]\s?(\d{1,2}))?/) ?? [];
  if (year) return Math.floor((today - (Number(year) * YEAR + Number(month) - 1)) / YEAR);
  const told = custom.flatMap(({ items }) =>
    items.flatMap((item) => item.match(/^年龄\s?[:：]?\s?(\d\d)|^(\d\d)\s?岁/) ?? []),
  );
  const age = told.find((part) => /^\d\d$/.test(part ?? ''));
  return age === undefined ? null : Number(age);
}
const pastLeague = (document: ResumeDocument): FieldSpan[] =>
  (ageOf(document) ?? 0) < LEFT_AT
    ? []
    : [
        ...filledFields(document.content, ['politicalStatus']).filter(({ text }) => LEAGUE.test(text)),
        ...document.fields
          .filter(
            ({ entry, text }) => entry.section === 'custom' && /^(?:政治面貌\s?[:：]?\s?)?共青团员$/.test(text.trim()),
          )
          .map(({ path, text }) => ({ path, text })),
      ].map((span) => ({ ...span, advice: OF_LEAGUE }));

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
  // a word or two in the head take no room, and nobody minds them, unless they no longer hold
  saidOf:
    () =>
    ({ advice }) =>
      advice === OF_LEAGUE,
  restsOn: 'label',
  touches: EVERYWHERE,
  notOnForms: true,
  run: (document) => {
    const { fields, content, settings } = document;
    // where no industry is chosen, the one that the résumé speaks of; a public body may well ask for it
    const industry = settings.industry ?? industryOf(document)?.id ?? null;
    if (isAskedFor(settings.country, industry) === true || aimsAtPublic(document)) return hint(pastLeague(document));
    // an honour may be one of members
    const others = fields.filter(({ entry }) => entry.section !== 'basics' && entry.section !== 'awards');
    const past = pastLeague(document);
    const isPast = ({ path }: FieldSpan) => past.some((one) => one.path === path);
    const rest = [...filledFields(content, OF_ORIGIN), ...others.flatMap((field) => spansOf(field, ORIGIN))];
    return hint([...past, ...rest.filter((span) => !isPast(span))]);
  },
};
