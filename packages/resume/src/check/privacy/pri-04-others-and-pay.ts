import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { isAgencySheet, isOfAgency } from '../../document/kinds/agency-sheet.ts';
import { isTraditional } from '../../document/traditional.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';
import { isOfCrew } from './asked-by-trade.ts';

const REFEREE =
  /\b(?:references?|referees?)\b[^\n]{0,80}?(?:\+?\d[\d\s()-]{7,}\d|[\w.+-]+@[\w-]+\.\w+)|(?:证明人|推荐人|联系人)[^。\n]{0,40}?(?:1[3-9]\d[\d\s-]{8,}|[\w.+-]+@[\w-]+\.\w+|\d{3,4}-\d{7,8})/gi;

const PAST_PAY =
  /\b(?:salary|pay) (?:at present|now|at the moment)\b[^.\n]{0,10}\d[\d.,]*\s?万?|\b(?:current|previous|last|past|present)(?:[\s-]drawn)?\s+(?:monthly |annual )?(?:salary|pay|compensation|ctc)\b(?:\bRs\.|[^.\n]){0,30}\d[\d.,]*\s?万?|\bsalary history\b|(?:^|[\s：:|])目前的?[年月]收入\s{0,3}[:：]?\s{0,3}(?:税[前后]|约)?\s?\d[\d.,]*\s?万?|(?:目前|当前|现在|上一?份(?:工作)?|离职前|原)(?:的)?(?:薪资|薪金|薪水|月薪|年薪|工资|待遇)[^。\n]{0,10}\d[\d.,]*\s?万?|(?<!期望|要求|希望|意向)(?:薪资|月薪|年薪)\s*[:：]\s*(?:税[前后])?\s*\d[\d.,]*\s?万?/gi;

/** The label in one row of a form, the sum in the next. */
const PAY_LABEL = /^目前的?(?:[年月]收入|[年月]薪|薪资|薪水)\s?[:：]?$/;

/** The same below a job, where it is the pay of that: `Monthly Salary`, `SGD 5,400`. */
const PAY_OF_JOB = /^(?:(?:monthly|annual|basic|gross|last|starting|final) ){1,2}(?:salary|pay|wage)\s?:?$/i;
const SUM = /^(?:[A-Z]{2,3}|[A-Z]{0,3}[$₹£€¥])\s?\d[\d,.]{2,12}(?:\s|$)/;

const PAID = {
  en: 'What you earn or have earned weakens your hand when pay is discussed. Give it when you are asked.',
  zh: '现在或以前的薪资写出来不利于谈薪，等对方问到再说。',
};
/** What is asked for, in a line of its own; job boards have a field for it. */
const WISHED_PAY =
  /(?:期望|要求|希望|意向)(?:薪资|月薪|年薪|工资|薪水|薪酬|待遇)|薪资(?:要求|期望)|\b(?:expected|desired|asking) (?:salary|pay|ctc|compensation|wage)\b|\bsalary (?:expectations?|requirements?)\b/gi;
const WISHED = {
  en: 'Leave the pay you wish for to the interview: named here it is too much for some and too little for you.',
  zh: '期望薪资不用写进简历，面试时再谈：写高了先被筛掉，写低了自己吃亏。',
};
/** Where recruiters ask for it in the first line, and boards have a field for it. */
const ASKS_PAY: ReadonlySet<string> = new Set([
  'IN',
  'PK',
  'BD',
  'LK',
  'PH',
  'MY',
  'SG',
  'ID',
  'AE',
  'SA',
  'QA',
  'ZA',
  'KE',
  'NG',
]);
/** Where boards have a field for whoever recommends somebody, and employers call them, in Chinese as well. */
const NAMES_REFEREES: ReadonlySet<string> = new Set(['TW', 'HK', 'MO', 'SG', 'MY']);
/** Who is called to vouch for a scholar is named with an address. */
const isScholar = ({ scholar, content }: ResumeDocument): boolean =>
  scholar || content.work.some(({ company }) => /大学|学院|研究[所院]|universi/i.test(company));
const isAmount = (text: string): boolean => /\d/.test(text);

/** `Next of kin: …`: whom to call in need, which crews and camps are asked for; elsewhere it is one number too many. */
const IN_NEED = /\b(?:emergency|next of kin|NOK|in case of)\b|紧急|緊急/i;
const OF_FAMILY = {
  en: 'A relative is no referee. Name someone who has seen you work, or leave it out.',
  zh: '家人不能当证明人。换成共事过的人，或者不写。',
};
/** Numbers as phones are written, in China, North America, Britain and Australia, India, and with a country's code. */
const PHONE =
  /(?<![\d-])(?:1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|(?:\+?1[\s-])?\(?[2-9]\d{2}\)?[\s.-]\d{3}-\d{4}|0\d{3,4}\s\d{3}\s\d{3,4}|[6-9]\d{4}\s\d{5}|\+\d{1,3}[\s-]\d[\d\s-]{6,12}\d)(?![\d-])/g;
const ANOTHER = {
  en: 'One number is enough: your own. Leave out other people’s, and any where you can’t speak freely.',
  zh: '留自己的一个号码就够了。别人的号码未经同意不要写。',
};
/** A number is another's where its own part of the line says whose; a bare one, or behind `Mob`, is the person's own. */
const PARTS = /\s[|·•/]\s|[;；\n]|\s{3,}/;
const OWN_LABEL =
  /\b(?:t|p|m|tel|telephone|phone|ph|mob|mobile|cell|cellphone|home|work|office|fax|whatsapp|call|number|no|evenings?|only)\b|电话|手机|联系(?:方式|电话)|微信|同号|座机|固话|移动|号码/gi;
function namesAnother({ text, from = 0, to = 0 }: FieldSpan): boolean {
  const before = text.slice(0, from).split(PARTS).at(-1)!;
  const after = text.slice(to).split(PARTS)[0]!;
  return /\p{L}{2}/u.test(`${before} ${after}`.replace(/\S+@\S+/g, '').replace(OWN_LABEL, ''));
}
/** `Dr Paul Kibet, Lecturer, Lake Basin University, pkibet@…`: a name, a post and how to reach them. */
const NAMED_OTHER =
  /^(?:\d[.)] ?)?(?:(?:Mr|Mrs|Ms|Dr|Prof|Eng|CPA|Rev)\.? )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}, [^\n@]{3,90}?(?:[\w.+-]{2,40}@[\w-]{2,40}\.\w{2,}|\+?\d[\d -]{8,16}\d)/gu;
const TOLD: ReadonlySet<string> = new Set(['work', 'custom', 'education', 'volunteering']);
/** `Priya Nand, owner, The Gilded Wombat, 0400 000 112`, `Dr F. Ogunleye, Dept. of Microbiology`: whoever is named with a post. */
const NAMES_REFEREE =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Eng|Pastor|Rev|Fr|Madam|Sir)\b|\b(?:principal|manager|supervisor|owner|director|lecturer|head|chief|officer|boss|foreman|partner|professor|references?|referees?)\b/i;
const digitsOf = (text: string) => text.replace(/\D/g, '');

const OF_REFEREE = /^references\/[^/]+\/(?:phone|email)$/;

/** `My wife Charlene (918) 555-0177`. */
const FAMILY =
  /\b(?:my )?(?:wife|husband|mother|father|mum|mom|dad|brother|sister|cousin|uncle|aunt|girlfriend|boyfriend)\b[^\n]{0,30}?\(?\+?\d[\d\s()-]{7,}\d/gi;

export const othersAndPay: Check = {
  id: 'PRI-04',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Referees’ details, pay', zh: '他人的联系方式、薪资' },
  detects: {
    en: 'Phone or e-mail of other people, what you earned before, and what you wish to earn. Only said.',
    zh: '他人的电话或邮箱、现在或以前的薪资、期望薪资。只作提示。',
  },
  advice: {
    en: 'Other people’s phone numbers and addresses are theirs: give them when you are asked.',
    zh: '他人的联系方式涉及隐私，等对方问到再提供。',
  },
  praise: null,
  example: {
    en: { bad: 'Referee: J. Doe, +44 20 7946 0958', good: '(given when asked)' },
    zh: { bad: '证明人：王经理 13800138000', good: '（对方需要时再提供）' },
  },
  notOnForms: true,
  // job boards in China have a field for the wish, and in English referees are named to be called
  saidOf:
    (document) =>
    ({ path, text, advice }) =>
      !(IN_NEED.test(text) && isOfCrew(document)) &&
      !(document.language === 'zh' && advice === WISHED) &&
      // the sheet as a whole is spoken of, and pay is what it is for
      !(advice === PAID && isAgencySheet(document)) &&
      !(advice === WISHED && (ASKS_PAY.has(homeCountry(document) ?? '') || isOfAgency(document))) &&
      !(
        document.language !== 'en' &&
        path.startsWith('references/') &&
        (isScholar(document) ||
          // who writes in traditional letters is at home there
          isTraditional(document) ||
          NAMES_REFEREES.has(homeCountry(document) ?? ''))
      ) &&
      !(
        document.language === 'en' &&
        advice === ANOTHER &&
        (NAMES_REFEREE.test(text) || text.search(NAMED_OTHER) >= 0 || path.startsWith('references/'))
      ),
  restsOn: 'label',
  touches: EVERYWHERE,
  removable: true,
  run: ({ fields, language, content }) => {
    const { basics, intention, publications } = content;
    // in English referees are expected in half the world, and named to be called; a scholar's stand with their addresses
    const named = language !== 'en';
    const listed = named && publications.length === 0;
    return hint([
      ...(isAmount(intention.salary) ? [{ path: 'intention/salary', text: intention.salary, advice: WISHED }] : []),
      ...fields
        .filter(({ entry, text }) => entry.section === 'custom' && isAmount(text))
        .flatMap((field) => spansOf(field, WISHED_PAY).map((span) => ({ ...span, advice: WISHED }))),
      ...content.custom.flatMap(({ id, items }) =>
        items.flatMap((text, at) =>
          isAmount(text) && PAY_LABEL.test(items[at - 1]?.trim() ?? '')
            ? [{ path: `custom/${id}/items/${at}`, text, advice: PAID }]
            : [],
        ),
      ),
      ...content.work.flatMap(({ id, content: points }) =>
        points.flatMap((text, at) =>
          SUM.test(text.trim()) && PAY_OF_JOB.test(points[at - 1]?.trim() ?? '')
            ? [{ path: `work/${id}/content/${at}`, text, advice: PAID }]
            : [],
        ),
      ),
      ...(listed ? fields.filter(({ path }) => OF_REFEREE.test(path)) : []),
      ...fields
        .filter(({ entry }) => entry.section !== 'basics' && entry.section !== 'intention')
        .flatMap((field) => [
          ...(named ? spansOf(field, REFEREE) : []),
          ...spansOf(field, PAST_PAY).map((span) => ({ ...span, advice: PAID })),
          ...(listed && TOLD.has(field.entry.section) ? spansOf(field, NAMED_OTHER) : []),
          ...spansOf(field, FAMILY).map((span) => ({
            ...span,
            advice: IN_NEED.test(field.text) ? ANOTHER : OF_FAMILY,
          })),
          ...(field.path.startsWith('custom/') && basics.phone.trim() !== '' ? spansOf(field, PHONE) : [])
            .filter(
              (span) =>
                namesAnother(span) &&
                !digitsOf(basics.phone).endsWith(digitsOf(span.text.slice(span.from, span.to)).slice(-7)),
            )
            .map((span) => ({ ...span, advice: ANOTHER })),
        ]),
    ]);
  },
};
