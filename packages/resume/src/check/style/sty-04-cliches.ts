import { chineseCliches, englishCliches } from '@verdant/lexicon';
import { curedOfCliches } from '../../rewrite/cliches.ts';
import { hasFigure } from '../../text/quantities.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan, spansOf } from '../check.ts';
import { phraseSpans } from '../phrases.ts';
import { CHINESE_TRAITS } from './chinese-traits.ts';
import { sentenceAt } from './sentence-at.ts';

/** Traits before a name for oneself: `passionate and dedicated practitioner`, `dynamic sales leader`. */
const STRONG =
  'passionate|visionary|dynamic(?! (?:positioning|pricing|programming|systems?|modell?ing|analysis|range|testing|web|balancing))|enthusiastic|highly motivated|self-motivated|results-driven|driven|energetic|vibrant|ambitious|charismatic|innovative|tenacious';
const MILD =
  'dedicated|committed|reliable|trustworthy|conscientious|creative|motivated|vigilant|diligent|hard-?working|friendly|caring|loyal|honest|confident|professional|adaptable|organi[sz]ed|curious|versatile';
const ONESELF =
  'professional|individual|practitioner|person|leader|worker|marketer|storyteller|manager|engineer|developer|designer|teacher|educator|nurse|graduate|student|salesperson|team player|self-starter|chef|driver|assistant|officer|specialist|executive|entrepreneur|creative';
const TRAITS_OF_ONESELF = new RegExp(
  `\\b(?:(?:${STRONG})(?:(?:,| and|, and) (?:${STRONG}|${MILD}))*|(?:${MILD})(?:(?:,| and|, and) (?:${STRONG}|${MILD}))+)(?: [a-z-]+){0,2} (?:${ONESELF})\\b`,
  'gi',
);
const HARD_WORKING = /\bhard working(?! (?:conditions|hours|environments?|days?|week|class))\b/gi;
const NAMED_OF_ONESELF = [TRAITS_OF_ONESELF, HARD_WORKING, CHINESE_TRAITS];
/** Words of decks, of which one alone may be a term of the trade. */
const JARGON =
  /赋能|抓手|闭环|拉通|颗粒度|对齐|打法|组合拳|底层逻辑|顶层设计|方法论|用户心智|心智|全链路|生态化反|爆发式|网感|高能量|自驱力|破圈|出圈|势能|复盘沉淀|沉淀出|强感知|链路打通|打通/g;
const LEAST_JARGON = 2;
const PLAIN_WORDS = {
  en: 'Words of a slide deck: say in plain words what you did and what changed.',
  zh: '这些是汇报里的行话。换成直白的话：做了什么、变化了多少。',
};
function inJargon(line: { path: string; text: string }): FieldSpan[] {
  const found = spansOf(line, JARGON);
  const distinct = new Set(found.map(({ text, from, to }) => text.slice(from, to)));
  return distinct.size < LEAST_JARGON ? [] : found.map((span) => ({ ...span, advice: PLAIN_WORDS }));
}

const PARAGRAPH = 40;
const OF_WORK = /^(?:work|projects)\//;

/** The name of a test or a badge with its result, as a job board prints it. */
const OF_TEST =
  /^[\s•·-]*[\p{L} ]{4,40}\s*[—–:-]\s*(?:highly |very )?(?:proficient|completed|passed|expert|familiar|\d)|\b(?:assessment|skills? test|badge|score)\b/iu;
/** What schools are measured by has the name of a phrase. */
const OF_MEASURE = /^value[- ]added (?:at|has|of|was|were|in|scores?|progress|measures?|[+\d-])/i;
/** `where I can grow into supervisor`: which post is next. */
const INTO_POST = /^ into (?:an? |the )?\p{L}{3}/u;
/** `Picker, then problem solver`, `promoted to people person`: what a house calls a post is no phrase. */
const AS_POST =
  /\b(?:then|later|promoted to|moved (?:up )?to|became|stepped up (?:to|as)|trained as|acting|post of|role of)\s(?:an? )?$/iu;
/** A wish that says where, when, as what or how long is none that anyone can write. */
const SAYS_WHAT =
  /\d|\b(?:part|full)[- ]time\b|\bpermanent\b|\b(?:day|night|early|late|split|back)[- ]?shifts?\b|\b(?:weekends?|mornings|evenings)\b|\b(?:near|around|based in|relocat\p{L}+ to|within \p{L}+ (?:miles|minutes)) \b|\bsponsor\p{L}*|\bvisa\b|[倒夜白早晚]班|长白班|入职|到岗|住[宿家]|公办|普惠|离家|岛[内外]|视力|色盲/iu;
/** A mild trait beside what shows it: a tale of oneself says more than the word. */
const MILD_ZH = /^(?:(?:很)?有(?:爱心|耐心)|(?:性格|为人|待人)(?:温和|随和|热情)|热情|细心|耐心|喜欢孩子)$/;
const SHOWS_ZH = /(?:我|自己)[^，,。；;]{2,}|(?:带大|带过|哄|安抚|不慌|做过)/;
/** So many clauses of a Chinese text, of which one is the phrase. */
const LEAST_CLAUSES = 4;
const clausesOf = (text: string): number => text.split(/[，,。；;\n]/).filter((one) => one.trim().length > 2).length;
/** `抗压能力强：夜班一人守 12 张床`: the word heads what shows it. */
const SHOWN_BEHIND = /^\s*[:：—–][^。.;；\n]*\d/;
/** Beside what is of one's own a single phrase of a profile is none that a reader stops at. */
function isCarried(span: FieldSpan, spans: readonly FieldSpan[]): boolean {
  const { path, text, from = 0, to = 0 } = span;
  if (OF_WORK.test(path)) return AS_POST.test(text.slice(0, from));
  const sentence = sentenceAt(text, from);
  if (SHOWN_BEHIND.test(text.slice(to))) return true;
  if (OF_TEST.test(sentence) || OF_MEASURE.test(text.slice(from)) || INTO_POST.test(text.slice(to))) return true;
  const beside = spans.filter((one) => one.path === path).length;
  const word = text.slice(from, to);
  if (beside === 1 && /\p{Script=Han}/u.test(word) && clausesOf(text) >= LEAST_CLAUSES) return true;
  return beside === 1 && (MILD_ZH.test(word) ? SHOWS_ZH.test(text) : WISHES.test(sentence) && SAYS_WHAT.test(sentence));
}
const WISHES =
  /\b(?:looking for|seeking|want|would like|hope|to (?:obtain|secure|find|join))\b|希望|想[找做]|求职|可入职|能接受/i;

/** What two lists know is said once. */
const withoutOverlaps = (spans: FieldSpan[]): FieldSpan[] =>
  spans.filter(
    ({ path, from = 0, to = 0 }, i) =>
      !spans.slice(0, i).some((one) => one.path === path && from < (one.to ?? 0) && (one.from ?? 0) < to),
  );

export const cliches: Check = {
  id: 'STY-04',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Stock phrases', zh: '套话' },
  detects: {
    en: 'Phrases that anyone can write: team player, results-driven, fast-paced environment.',
    zh: '谁都能写的话：吃苦耐劳、责任心强、性格开朗、善于沟通。',
  },
  advice: {
    en: 'Anyone can write this. Say what you did that shows it, or leave it out.',
    zh: '这句话谁都能写。换成能说明它的一件事，或者去掉。',
  },
  praise: { en: 'No stock phrases', zh: '没有套话' },
  example: {
    en: { bad: 'Results-driven team player', good: 'Closed [N] enterprise deals with a team of [N]' },
    zh: { bad: '吃苦耐劳，责任心强', good: '连续【N】个月零差错完成月结' },
  },
  worth: 0.8,
  restsOn: 'statement',
  touches: EVERYWHERE,
  rewrite: {
    stage: 'cliches',
    atOnce: false,
    apply: (text, { language }) => {
      const cured = curedOfCliches(text, language);
      // what the card names may not stand in its own proposal
      if (cured !== null && NAMED_OF_ONESELF.some((one) => cured.search(one) >= 0)) return null;
      // a paragraph less one of its phrases is the same paragraph
      const isSame = language === 'zh' && text.length >= PARAGRAPH && (cured?.length ?? 0) > text.length * 0.85;
      return isSame ? null : cured;
    },
  },
  removable: true,
  comesFirst: true,
  run: ({ prose }) =>
    counted(
      withoutOverlaps([
        ...phraseSpans(prose, { en: englishCliches, zh: chineseCliches }),
        ...prose
          .filter(({ experience }) => !experience)
          .flatMap((line) => [...spansOf(line, TRAITS_OF_ONESELF), ...spansOf(line, CHINESE_TRAITS)]),
        ...prose.filter(({ experience }) => !experience).flatMap((line) => spansOf(line, HARD_WORKING)),
        ...prose.flatMap(inJargon),
      ]).map((span, _, all) =>
        // beside a figure the phrase is a blemish, and the point says something
        (OF_WORK.test(span.path) && hasFigure(span.text)) || isCarried(span, all)
          ? { ...span, quiet: true as const }
          : span,
      ),
      5,
    ),
};
