import { lineLanguage } from '@verdant/contracts';
import { chineseVague, englishVague } from '@verdant/lexicon';
import { evidence } from '../../document/document.ts';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { hasFigure } from '../../text/quantities.ts';
import { allSimplified } from '../../text/simplified.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { phraseSpans } from '../phrases.ts';
import { peopleUncounted } from './people-uncounted.ts';
import { unmeasured } from './roles/unmeasured.ts';

/** How many said so is no amount of one's own: `according to lots of people`. */
const SAID_BY = /\b(?:according to|said by|told by|loved by|praised by)\s*$/i;

/** `many of them new`: a part of what the line has counted. */
const PART_OF = /^\s+of (?:them|whom|which|these|those)\b/i;
/** A line that begins with the vague word has no deed, and lacks more than an amount. */
const BEGINS = /^(?:[^,.;:]{0,24}:)?\s*$/;
/** `Significantly improved …`: a deed follows. */
const HOW = /ly$/i;

/** `30 多份`, `600 多个`: a figure that is honest about being one about. */
const AFTER_FIGURE = /[\d十百千万亿]\s*$/;

/** `…，多位家属写来感谢信`: others are the subject, and what they did is the outcome. */
const OTHERS_DID = /[，,；;。]\s*$/;
const OF_PEOPLE = /^(?:多[位名个家]|许多|很多|众多|不少)/;
/** `求助的人明显少了` tells what was seen; the word claims a size only before a verb of change. */
const SEEMED = /^(?:明显|显著)/;
const CHANGED =
  /^(?:地)?(?:提升|提高|改善|增强|优化|降低|减少|增长|增加|加快|缩短|节[省约]|的?(?:成效|效果|成果|成绩))/;
const isSeen = (text: string, from: number, to: number) =>
  (OTHERS_DID.test(text.slice(0, from)) && OF_PEOPLE.test(text.slice(from, to))) ||
  (SEEMED.test(text.slice(from, to)) && !CHANGED.test(text.slice(to)));

/** 很多知识: what nobody counts. */
const NOT_COUNTED =
  /^(?:的|[^，,。；;]{0,4}上?学不到的)*[^，,。；;]{0,10}(?:知识|经验|东西|道理|本领|技能|收获|精力|心血|努力|帮助)|^ (?:experience|knowledge|skills|effort|help|support|time|energy)\b/i;

/** A line that already has its figure, with the vague word at the end of a list of things: flavour, and no amount that lacks. */
const isMeasured = (text: string, from: number): boolean =>
  hasFigure(text) && /[,，、:：]\s*(?:and |以及|和)?$/.test(text.slice(0, from));

/** Words that say of which kind as often as how many: only before what one counts in work they stand for a figure. */
const LOOSE =
  /^(?:various|multiple|different|several|a (?:variety|range|number) of|多个?|多种|若干|各种|各类|不同|诸多|众多)$/i;
const COUNTED =
  /^(?:\s+|的)?(?:\p{L}+[\s-]){0,2}?(?:clients?|customers?|accounts?|projects?|events?|campaigns?|stores?|sites?|branch(?:es)?|teams?|people|staff|students?|patients?|orders?|contracts?|deals?|suppliers?|vendors?|articles?|reports?|cases?|classes|buildings?|industries|companies|countries)\b|^\p{Script=Han}{0,6}?(?:客户|项目|活动|门店|学生|患者|病人|订单|合同|供应商|文章|推文|报告|案件|案例|员工|新人|场|次|家|篇|场次|展会|课程|团队|城市|行业)/iu;

/** `many venues including the Wigmore`: who is named says more than how many there were. */
const NAMES_SOME =
  /\b(?:[Ii]ncluding|[Ss]uch as|e\.g\.|like) (?:the |at )?\p{Lu}|\(\p{Lu}[^)]*\)|(?:包括|例如|比如|如)[^，,。；;]{2}|[（(]\p{Script=Han}{2,}[、，,][^）)]*[）)]/u;

export const vagueQuantifiers: Check = {
  id: 'IMP-06',
  group: 'impact',
  allotment: 1,
  effort: 2,
  title: { en: 'Vague amounts', zh: '数量含糊' },
  detects: {
    en: 'Words that stand where a figure could: various, several, many, significantly; a result that is named without its size.',
    zh: '占了数字位置的词：大量、若干、多个、显著、明显；只写方向、没有写大小的结果。',
  },
  advice: {
    en: 'This word stands where a figure could. Give the number, or leave the word out.',
    zh: '这个词占了数字的位置。写出数字，或者去掉它。',
  },
  praise: { en: 'Amounts are exact', zh: '数量写得确切' },
  example: {
    en: { bad: 'Managed various clients', good: 'Managed [N] clients' },
    zh: { bad: '撰写多篇推文', good: '撰写【N】篇推文' },
  },
  ofNow: true,
  // `various screen sizes` is no amount that anybody counts
  saidOf:
    () =>
    ({ text, from = 0, to, advice }) =>
      to === undefined ||
      advice !== undefined ||
      (!NAMES_SOME.test(text.slice(to)) && (!LOOSE.test(text.slice(from, to)) || COUNTED.test(text.slice(to)))),
  restsOn: 'point',
  notOfScholars: true,
  touches: EXPERIENCE,
  gap: (text, language) => {
    const rewrite = rewritesIn(language).withAmount(text);
    return rewrite === null ? null : { rewrite, plain: rewritesIn(language).withoutVague(text) };
  },
  run: (document) =>
    counted(
      [
        ...phraseSpans(document.bullets, { en: englishVague, zh: chineseVague }).filter(
          ({ text, from = 0, to = 0 }) =>
            !isSeen(allSimplified(text), from, to) &&
            !(lineLanguage(text) === 'en' && BEGINS.test(text.slice(0, from)) && !HOW.test(text.slice(from, to))) &&
            !SAID_BY.test(text.slice(0, from)) &&
            !AFTER_FIGURE.test(text.slice(0, from)) &&
            !PART_OF.test(text.slice(to)) &&
            !NOT_COUNTED.test(text.slice(to)) &&
            !isMeasured(text, from),
        ),
        ...unmeasured(document.bullets),
        ...peopleUncounted(document),
      ],
      5,
      document.bullets.flatMap(({ path, text, quantities: [first] }) =>
        first ? [evidence(path, text, first.from, first.to)] : [],
      ),
    ),
};
