import { findIdentity } from '../../text/identity-numbers.ts';
import { conventions, type PersonalKind, personalIn } from '../../text/personal-statements.ts';
import { type Check, counted, fine, hint, type Place, placesOf } from '../check.ts';
import { wholeFile } from './file.ts';

export const identityNumber: Check = {
  id: 'PRI-01',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Identity or bank number', zh: '证件号或银行卡号' },
  detects: {
    en: 'Chinese identity numbers and payment cards whose check digit is right, US social security numbers, passport numbers named as such.',
    zh: '校验位正确的身份证号和银行卡号、美国社会安全号、写明的护照号。',
  },
  advice: {
    en: 'Take this number out. Nobody needs it before a contract, and it can be misused.',
    zh: '请删掉这个号码。签约前没有人需要它，泄露后可能被冒用。',
  },
  praise: null,
  example: {
    en: { bad: 'SSN 078-05-1120', good: '(left out)' },
    zh: { bad: '身份证号：11010519491231002X', good: '（不写）' },
  },
  run: ({ allFields }) =>
    counted(
      allFields
        .filter(({ path }) => path !== 'basics/phone')
        .flatMap(({ path, text }) => findIdentity(text).map((span) => ({ path, text, ...span }))),
      1,
    ),
};

const why: Record<PersonalKind, { en: string; zh: string }> = {
  photo: { en: 'a photo', zh: '照片' },
  birth: { en: 'date of birth', zh: '出生日期' },
  sex: { en: 'sex', zh: '性别' },
  marital: { en: 'marital or parental status', zh: '婚育状况' },
  nationality: { en: 'nationality', zh: '国籍' },
  religion: { en: 'religion', zh: '宗教' },
  family: { en: 'family', zh: '家庭成员' },
  body: { en: 'height, weight or blood group', zh: '身高、体重或血型' },
  home: { en: 'home address', zh: '家庭住址' },
};

/** What may be asked for differs by country: the résumé's target country decides, by default the one of its language. */
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
  run: ({ allFields, settings: { country }, source }) => {
    const against = conventions[country];
    const places = allFields
      .filter(({ entry }) => entry.section !== 'basics')
      .flatMap(({ path, text }) =>
        personalIn(text)
          .filter(({ kind }) => against.has(kind))
          .map(
            ({ kind, from, to }): Place => ({
              path,
              text,
              from,
              to,
              advice: {
                en: `Leave ${why[kind].en} out: it is not asked for where this is sent.`,
                zh: `投往的地方不要求写${why[kind].zh}，建议去掉。`,
              },
            }),
          ),
      );
    if (source?.photo && against.has('photo'))
      places.push(wholeFile({ en: 'Leave the photo out.', zh: '建议去掉照片。' }));
    return counted(places, 2);
  },
};

const ORIGIN =
  /(?:政治面貌|籍贯|民族|户籍|户口(?:所在地)?)\s*[:：]|中共党员|共青团员|(?<=^|[，,；;|\s])群众(?=$|[，,；;|\s])/g;
/** Where party membership and origin are asked for. */
const ASKED_IN = ['government_public', 'education', 'banking', 'research_academia'];

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
    en: 'Of use in China for public posts, schools and state banks; otherwise nobody needs it.',
    zh: '投机关、学校、国有银行时有用，其他岗位可以不写。',
  },
  praise: null,
  example: {
    en: { bad: '政治面貌：群众', good: '(left out outside China)' },
    zh: { bad: '籍贯：湖南；民族：汉族', good: '（投机关、学校、国有银行时再写）' },
  },
  run: ({ fields, settings: { country, industry } }) => {
    // In China without a known industry it may well be asked for: then nothing is said.
    if (country === 'CN' && (industry === null || ASKED_IN.includes(industry))) return fine();
    return hint(fields.filter(({ entry }) => entry.section !== 'basics').flatMap((field) => placesOf(field, ORIGIN)));
  },
};

const REFEREE =
  /\b(?:references?|referees?)\b[^\n]{0,80}?(?:\+?\d[\d\s()-]{7,}\d|[\w.+-]+@[\w-]+\.\w+)|(?:证明人|推荐人|联系人)[^。\n]{0,40}?(?:1[3-9]\d[\d\s-]{8,}|[\w.+-]+@[\w-]+\.\w+|\d{3,4}-\d{7,8})/gi;
const PAST_PAY =
  /\b(?:current|previous|last|past|present)\s+(?:salary|pay|compensation|ctc)\b[^.\n]{0,30}\d|\bsalary history\b|(?:目前|当前|现在|上一?份(?:工作)?|离职前|原)(?:的)?(?:薪资|薪水|月薪|年薪|工资|待遇)[^。\n]{0,10}\d|(?:薪资|月薪|年薪)\s*[:：]\s*(?:税[前后])?\s*\d/gi;

export const othersAndPay: Check = {
  id: 'PRI-04',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Referees’ contacts, past pay', zh: '证明人联系方式、过往薪资' },
  detects: {
    en: 'Phone or e-mail of other people, and what you earned before. Only said.',
    zh: '他人的电话或邮箱、以前的薪资。只作提示。',
  },
  advice: {
    en: 'Give this when you are asked for it: it concerns other people, or weakens you when pay is discussed.',
    zh: '等对方问到再提供：前者涉及他人隐私，后者不利于谈薪。',
  },
  praise: null,
  example: {
    en: { bad: 'Referee: J. Doe, +44 20 7946 0958', good: '(given when asked)' },
    zh: { bad: '证明人：王经理 13800138000', good: '（对方需要时再提供）' },
  },
  run: ({ fields }) =>
    hint(
      fields
        .filter(({ entry }) => entry.section !== 'basics' && entry.section !== 'intention')
        .flatMap((field) => [...placesOf(field, REFEREE), ...placesOf(field, PAST_PAY)]),
    ),
};
