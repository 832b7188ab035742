import type { Localized } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, hint } from '../check.ts';
import { email } from '../sections/sec-02-email.ts';

/** Where nobody is asked how old they are. */
const AGE_UNASKED: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
/** `dana1988`: a year in which somebody at work may have been born; two figures may be anything. */
const BORN = /(?<!\d)(?:19[4-9]\d|200\d)(?!\d)/;
const PET_NAME = /baby|(?<!ev)angel(?![aio])|honey|cutie|diva|gangsta|daddy|kitty|foxy|beast|badman|bigboy|babygirl/i;
const OF_STUDENTS = /(?:^|\.)(?:stu|stud|students?|my)\./i;
const OF_SCHOOL = /\.edu(?:\.\w{2})?$|\.ac\.\w{2}$|\.edu\./i;
const IS_SCHOOL = /universi|college|institut|school|academy|大学|大學|学院|學院|学校|中学|小学|研究[所院]/i;
/** So many years of work tell the age by themselves. */
const LONG = 30;
const SAYS_LONG = /\b(?:[3-5]\d|thirty|forty|fifty)\+?(?:[- ]\w+)? years\b|[三四五]十多?年|\b[3-5]\d\s?年/i;
function isLongAtWork({ content: { work, education, basics }, today }: ResumeDocument): boolean {
  const started = [...work, ...education].flatMap(({ start, end }) =>
    [start, end ?? ''].flatMap((date) => monthRange(date)?.first ?? []),
  );
  return SAYS_LONG.test(basics.introduction) || started.some((month) => today - month >= LONG * 12);
}
/** Months within which somebody leaves. */
const SOON = 9;

const ENDS: Localized = {
  en: 'A student’s address may be closed once you have left. Give one that you keep.',
  zh: '学校邮箱毕业后可能停用，通知会收不到。换成长期用的邮箱。',
};
const TELLS: Localized = {
  en: 'The number in this address reads as your year of birth. Take one made of your name alone.',
  zh: '邮箱里的数字像出生年份。换一个只用姓名的。',
};
const PET: Localized = {
  en: 'This address is no name to give at work. Take one made of your name.',
  zh: '这个邮箱名不适合求职，换一个用姓名组成的。',
};

/** An address that a board or a phone makes up, and that forwards to the real one: `…_x2k@indeedemail.com`. */
const FORWARDS = /^(?:indeede?mail|privaterelay|relay|reply)\b/i;
const OF_BOARD: Localized = {
  en: 'This address was made up by the site that forwards your mail, and ends when you leave it. Give your own.',
  zh: '这是网站代为转发的邮箱，停用网站就收不到了。换成自己的邮箱。',
};

/** Who looks for a placement is a student still, whatever month the document gives for the end. */
const OF_PLACEMENT = /实习|見習|见习|\bintern(?:ship)?s?\b|\bplacement\b|\bco-?op\b|working student|werkstudent/i;

/** An address of a place where the person studies and does not work. */
const isOfStudies = (host: string, { content: { work, education, intention }, today }: ResumeDocument): boolean =>
  OF_SCHOOL.test(host) &&
  !OF_PLACEMENT.test(intention.position) &&
  !/alumni/i.test(host) &&
  education.length > 0 &&
  education.every(({ end }) => (monthRange(end ?? '')?.last ?? Number.POSITIVE_INFINITY) - today <= SOON) &&
  (OF_STUDENTS.test(host) || !work.some(({ company }) => IS_SCHOOL.test(company)));

export const tellingAddress: Check = {
  id: 'PRI-06',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'An e-mail address that says too much or ends', zh: '邮箱不合适' },
  detects: {
    en: 'A pet name or a year of birth in the address, where nobody asks for one; an address of the school that one leaves, or of a site that forwards. Only said.',
    zh: '邮箱用昵称、网站代转的地址，或用毕业后会停用的学校邮箱；投往英语国家时还看是否带出生年份。只作提示。',
  },
  advice: PET,
  praise: null,
  example: {
    en: { bad: 'honeybee88@example.com', good: 'dana.hale@example.com' },
    zh: { bad: 'xiaoyu@stu.example.edu.cn', good: 'chenxiaoyu@example.com' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 0.9,
  restsOn: 'label',
  touches: ['basics'],
  run: (document) => {
    const text = document.content.basics.email;
    const [local = '', host = ''] = text.trim().split('@');
    if (host === '' || email.run(document).spans.length > 0) return hint([]);
    // what the page tells of itself needs no hiding in the address
    const isUnasked =
      !isLongAtWork(document) && document.language === 'en' && AGE_UNASKED.has(homeCountry(document) ?? '');
    const advice = FORWARDS.test(host)
      ? OF_BOARD
      : PET_NAME.test(local)
        ? PET
        : isOfStudies(host, document)
          ? ENDS
          : isUnasked && BORN.test(local)
            ? TELLS
            : null;
    return hint(advice ? [{ path: 'basics/email', text, advice }] : []);
  },
};
