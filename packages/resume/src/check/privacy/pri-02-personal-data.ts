import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { conventions, type PersonalKind, personalIn } from '../../text/personal-statements.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan } from '../check.ts';
import { wholeFile } from '../whole-file.ts';
import { askedByTrade } from './asked-by-trade.ts';
import { filledFields, isAskedFor } from './personal-fields.ts';

const why: Record<PersonalKind, { en: string; zh: string }> = {
  photo: { en: 'a photo', zh: '照片' },
  birth: { en: 'age or date of birth', zh: '年龄或出生日期' },
  sex: { en: 'sex', zh: '性别' },
  marital: { en: 'marital or parental status', zh: '婚育状况' },
  nationality: { en: 'nationality', zh: '国籍' },
  religion: { en: 'religion', zh: '宗教' },
  family: { en: 'family', zh: '家庭成员' },
  body: { en: 'height, weight or blood group', zh: '身高、体重或血型' },
  home: { en: 'home address', zh: '家庭住址' },
  health: { en: 'health', zh: '健康情况' },
  stars: { en: 'the star sign', zh: '星座、属相' },
  race: { en: 'race or ethnic group', zh: '种族' },
};

/** All that one text gives away is named in one sentence. */
function leaveOut(kinds: readonly PersonalKind[]) {
  const named = [...new Set(kinds)].map((kind) => why[kind]);
  return {
    en: `Leave ${named.map(({ en }) => en).join(', ')} out: it is not asked for where this is sent.`,
    zh: `用人单位不需要知道${named.map(({ zh }) => zh).join('、')}，建议去掉。`,
  };
}

/** A section of the person's own that is about nothing else. */
const ABOUT: [PersonalKind, RegExp][] = [
  ['health', /^(?:medical|health)(?: (?:information|conditions?|status|history))?$|^(?:健康|身体)(?:状况|情况)$/i],
  ['family', /^family(?: (?:members|details|background))?$|^家庭(?:成员|情况|背景)$/i],
];

/** A row below the family's that begins with another label is about something else. */
const OF_RELATIVES =
  /[父母爸妈妻夫儿女兄弟姐妹爷奶]|配偶|孩子|\b(?:father|mother|wife|husband|spouse|son|daughter|brother|sister|child|children|parents?|married|single)\b/i;

const LONGEST_LABEL = 24;
/** A label that was read apart from its value: `Race / Religion` and, as the next item, the answer. */
function kindsOfLabel(text: string, next = ''): PersonalKind[] {
  if (text.trim() === '' || text.length > LONGEST_LABEL || /[:：\d]/.test(text) || next.trim() === '') return [];
  return personalIn(`${text.trim()}: ${next}`)
    .filter(({ from }) => from < text.length)
    .map(({ kind }) => kind);
}

/** A paper that kitchens and schools must ask for. */
const IS_PAPER = /健康证|体检合格/;

const BARE_LABEL = /^[\p{L}./’' ]{2,24}$/u;
const NO_MEASURE = /^(?:身高|体重|身高\/体重)\s*[:：]\s*[^\d]{0,6}$/;
/** Countries in which nobody is asked for any of it. */
const ASKED_NOWHERE: ReadonlySet<string> = new Set(['US', 'GB', 'CA', 'AU', 'NZ', 'IE']);
/** Who names the nationality of the country they are in says that they may work there. */
const NATIONALS: Readonly<Record<string, RegExp>> = {
  US: /\b(?:American|U\.?S\.?A?\.?|United States)(?=\W|$)/,
  GB: /\b(?:British|English|Scottish|Welsh|Northern Irish|U\.?K\.?)(?=\W|$)/,
  CA: /\bCanadian\b/,
  AU: /\bAustralian\b/,
  NZ: /\bNew Zealand(?:er)?\b/,
  IE: /\bIrish\b/,
};
function ofHome(document: ResumeDocument): (text: string) => boolean {
  const home = homeCountry(document);
  const own = home === null ? Object.values(NATIONALS) : [NATIONALS[home] ?? /(?!)/];
  return (text) => /\bcitizen\b/i.test(text) || own.some((words) => words.test(text));
}
const LEAST_OF_CUSTOM = 3;
const labelledIn = (document: ResumeDocument): number =>
  new Set([
    ...FIELDS.filter((field) => (document.content.basics[field] ?? '').trim() !== '').map((field) => OF_FIELDS[field]),
    ...document.allFields.flatMap(({ text }) => personalIn(text).map(({ kind }) => kind)),
  ]).size;
/**
 * Where no country is chosen, that of the document says what is usual: much of the world asks for these data, and who
 * sends a résumé at home knows that better than we. Several of them in one document are such a custom.
 */
function isUsualAtHome(document: ResumeDocument, home: string | null): boolean {
  if (document.settings.country !== 'INT') return false;
  return home === null ? labelledIn(document) >= LEAST_OF_CUSTOM : !ASKED_NOWHERE.has(home);
}

/** A year, a day with its month, or an age: two figures by themselves may be anything. */
const IS_BIRTH = /(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}|\d{2}\s*(?:岁|years?|yrs)|\b(?:1[6-9]|[2-6]\d)\b/;
/** What the fields for personal data say; origin and the like have a rule of their own. */
const OF_FIELDS = { birth: 'birth', gender: 'sex', maritalStatus: 'marital' } as const;
const FIELDS = Object.keys(OF_FIELDS) as (keyof typeof OF_FIELDS)[];

export const personalData: Check = {
  id: 'PRI-02',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Personal data', zh: '个人隐私信息' },
  detects: {
    en: 'Data that employers of the target country may not or should not ask for: marital status, religion, family, body; in English-speaking countries also photo, birth date, sex and nationality.',
    zh: '目标国家的用人单位不该要的信息：婚育、父母、家庭住址、身高体重、宗教；投往英语国家时还包括照片、生日、性别、国籍。',
  },
  advice: {
    en: 'Employers of the target country may not ask for this. Leave it out.',
    zh: '用人单位不需要这项信息，建议去掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Marital status: married', good: '(left out)' },
    zh: { bad: '婚姻状况：已婚', good: '（不写）' },
  },
  notOnForms: true,
  restsOn: 'label',
  touches: EVERYWHERE,
  removable: true,
  comesFirst: true,
  saidOf: (document) => {
    const home = homeCountry(document);
    const isUsual = isUsualAtHome(document, home);
    // a label without its value was read from a table, which one only knows where it is from; a height has a figure
    return ({ text }) =>
      !isUsual &&
      !(home === null && document.language === 'en' && BARE_LABEL.test(text.trim())) &&
      !NO_MEASURE.test(text.trim());
  },
  run: (document) => {
    const {
      allFields,
      content,
      settings: { country, industry },
      source,
    } = document;
    const { custom } = content;
    // what may be asked for differs by country: the target country decides, by default the one of the language
    const asked = askedByTrade(document);
    const against = new Set([...conventions[country]].filter((kind) => !asked.has(kind)));
    const isOfHome = ofHome(document);
    const spans = allFields
      .filter(({ entry }) => entry.section !== 'basics')
      .flatMap(({ path, text }): FieldSpan[] => {
        const found = personalIn(text).filter(
          ({ kind }) =>
            against.has(kind) &&
            !(kind === 'health' && IS_PAPER.test(text)) &&
            !(kind === 'nationality' && isOfHome(text)),
        );
        return found.map(({ from, to }) => ({ path, text, from, to, advice: leaveOut(found.map(({ kind }) => kind)) }));
      });
    for (const { id, items } of custom)
      for (const [index, text] of items.entries()) {
        const kinds = kindsOfLabel(text, items[index + 1]).filter((kind) => against.has(kind));
        if (kinds.length > 0) spans.push({ path: `custom/${id}/items/${index}`, text, advice: leaveOut(kinds) });
      }
    if (isAskedFor(country, industry) !== true)
      for (const { field, ...span } of filledFields(content, FIELDS))
        if (against.has(OF_FIELDS[field]) && (field !== 'birth' || IS_BIRTH.test(span.text)))
          spans.push({ ...span, advice: leaveOut([OF_FIELDS[field]]) });
    const found = new Set(spans.map(({ path }) => path));
    for (const { id, title, items } of custom)
      for (const [kind, pattern] of ABOUT)
        for (const [index, text] of items.entries()) {
          const path = `custom/${id}/items/${index}`;
          if (
            text.trim() !== '' &&
            against.has(kind) &&
            pattern.test(title.trim()) &&
            !found.has(path) &&
            (kind !== 'family' || OF_RELATIVES.test(text))
          )
            spans.push({ path, text, advice: leaveOut([kind]) });
        }
    if (source?.photo && against.has('photo'))
      spans.push(wholeFile({ en: 'Leave the photo out.', zh: '建议去掉照片。' }));
    return counted(spans, 2);
  },
};
