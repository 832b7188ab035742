import type { ResumeDocument } from '../../document/document.ts';
import { type Check, type FieldSpan, hint, spansOf } from '../check.ts';
import { sentenceAt } from '../style/sentence-at.ts';

/** Family, told in a sentence of one's own: who they are, what they do, who minds the children. */
const FAMILY = {
  zh: /(?:爱人|老公|老婆|丈夫|妻子)(?:现在?|目前)?(?:在|也|是|已|都|退休|帮忙|支持|身体|工作|上班|开)[^，,。；;\n]{0,14}|(?:女儿|儿子|孩子|小孩|宝宝|子女)(?:们)?(?:都|已经?|现在?|目前|今年)*(?:上[了小初高大幼]|读|在读|工作|成家|成年|大了|长大|独立|有人[带照])[^，,。；;\n]{0,10}|(?:家里?|家中|父母|老人|公婆|婆婆)[^，,。；;\n]{0,6}(?:可以|能|会)?(?:帮忙|帮着)?(?:接送|带孩子|带娃|看孩子|照看孩子)[^，,。；;\n]{0,6}|(?:家里|家庭|家中)[^，,。；;\n]{0,4}(?:没有?|无)[^，,。；;\n]{0,3}(?:负担|牵挂|拖累|后顾之忧)/g,
  en: /\b(?:mum|mom|mother|dad|father|parent|stepmother|stepfather) (?:of|to) (?:twins|triplets|\d|an? |one|two|three|four|five|teenagers?)\b[^,.;\n]{0,24}|(?<!\b(?:caring for|cared for|raising|raised|after|looking after|looked after|care of|bringing up|and|then|with|for) )\bmy (?:husband|wife|spouse|children|kids|sons?|daughters?)\b(?!['’])[^,.;\n]{0,30}/giu,
};

/** Who is taken into a home, or looks after others’ families, is asked what their own is like. */
const IN_HOMES = /住家|保姆|月嫂|育儿嫂|家政|\bnann(?:y|ies)\b|\bau pair\b|\bfoster\b/i;
/** Children who are grown keep nobody at home, which whoever is sent far says to be told apart. */
const GROWN = /(?:女儿|儿子|孩子|小孩|子女)[^，,。；;]{0,6}(?:大学|大了|工作|成家|成年|长大|独立)/;
/** `my wife keeps the books`, `my husband and I ran the ferry`: a family that runs the business is part of the work. */
const IN_BUSINESS =
  /^my \p{L}+ (?:and I|(?:does|do|did|keeps?|kept|runs?|ran|handles?|looks? after|helps? with|manages?|minds?) (?:(?:the|our|my|all the) )?(?:books?|bookkeeping|BAS|accounts?|payroll|invoic\p{L}+|paperwork|bookings?|office|phones?|admin|wages|tax(?:es)?|VAT|orders|shop|front|counter|business|till))\b|^\p{Script=Han}{2}[^，,。；;]{0,6}(?:管账|记账|收银|看店|管店|做账|开票|接单)/iu;
/** `My wife is a citizen`, `my husband's posting`: it says by what right somebody works here. */
const SAYS_RIGHT =
  /\b(?:visas?|citizens?|resident|residen\p{L}+|permits?|passport|right to work|posted|posting|deploy\p{L}*|transferred|stationed|green card)\b|随军|落户|随迁|两地分居|团聚/iu;
const ADVICE = {
  en: 'Your family is no matter for whoever reads this. Leave it out; for a break, one neutral line with its years will do.',
  zh: '家里的情况不用写，招聘的人也不该据此取舍。删掉；有空窗期的，用一句话写明起止就够了。',
};
/** The place of these is the head, a profile or a list of the person’s own: a job may be about families. */
const SECTIONS: ReadonlySet<string> = new Set(['introduction', 'custom', 'intention']);
const isAtHomes = ({ fields }: ResumeDocument): boolean => fields.some(({ text }) => IN_HOMES.test(text));

export const familyTold: Check = {
  id: 'PRI-07',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Family told in the profile', zh: '写了家里的情况' },
  detects: {
    en: 'Partner, children or parents told of in the profile or among other remarks. Only said; not of work in homes.',
    zh: '自我评价或其他栏里写配偶、子女、父母的情况。只作提示；家政、住家类工作不提。',
  },
  advice: ADVICE,
  praise: null,
  example: {
    en: { bad: 'Mum of twins. Volunteer lifeguard', good: 'Volunteer lifeguard' },
    zh: { bad: '爱人在成都工作，女儿已上学', good: '（不写）' },
  },
  notOnForms: true,
  removable: true,
  worth: 1,
  restsOn: 'label',
  touches: ['basics', 'custom', 'intention'],
  run: (document) => {
    if (isAtHomes(document)) return hint([]);
    return hint(
      document.fields
        .filter(({ entry }) => SECTIONS.has(entry.section))
        .flatMap((field): FieldSpan[] => [...spansOf(field, FAMILY.zh), ...spansOf(field, FAMILY.en)])
        .filter(({ text, from }) => !SAYS_RIGHT.test(sentenceAt(text, from ?? 0)))
        .filter(({ text, from, to }) => !GROWN.test(text.slice(from, to)) && !IN_BUSINESS.test(text.slice(from, to))),
    );
  },
};
