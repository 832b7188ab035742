import type { Localized } from '@verdant/contracts';
import { chineseCliches, englishCliches } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { newestPost } from '../../document/of-now.ts';
import { isSide } from '../../document/side-entries.ts';
import { workedFor } from '../../document/worked-for.ts';
import { hasFigure } from '../../text/quantities.ts';
import { type Check, hint } from '../check.ts';
import { phrasePattern } from '../phrases.ts';
import { CHINESE_TRAITS } from '../style/chinese-traits.ts';
import { strongestLine } from './strongest-line.ts';
import { isSummedUpElsewhere, opensPage, summaryMayStandElsewhere, summaryOf } from './summary-of.ts';

/** So many posts and projects are a career that can be summed up. */
const LEAST_ROLES = 2;

/** How long somebody has worked is no outcome. */
const YEARS = /(?:\d{1,2}|\b[a-z]{3,9}|[一二两三四五六七八九十]{1,3})\+?[ -]?(?:years?|months?|yrs?|多?年)/gi;
const GENERIC = [phrasePattern(englishCliches), phrasePattern(chineseCliches), CHINESE_TRAITS];
const LEAST_GENERIC = 2;
const isGeneric = (summary: string): boolean =>
  GENERIC.reduce((sum, pattern) => sum + Array.from(summary.matchAll(pattern)).length, 0) >= LEAST_GENERIC;

/** `年物业从业` above `累计在管面积`: what stands below figures in a row, which went with the layout. */
const CAPTION = /^[^\s\d，,。；;.!！]{1,10}$/;
const areCaptions = (summary: string): boolean => {
  const lines = summary.split('\n').map((line) => line.trim());
  return lines.length > 1 && lines.every((line) => CAPTION.test(line));
};

const ADVICE = {
  en: 'Nothing at the top sums up your work. Two lines are enough: your trade, how long, and what you are best at.',
  zh: '开头没有概括你的工作。写两句就够：做什么的、做了几年、最拿得出手的一件事。',
};
const OF_BEGINNER = {
  en: 'Nothing at the top sums you up. Two lines are enough: what you studied, the work you look for, and the one thing that speaks for you.',
  zh: '开头没有概括你自己。写两句就够：学什么的、想做什么、最拿得出手的一件事。',
};
const UNMEASURED = {
  en: 'Your summary holds nothing that can be measured, though your roles do.',
  zh: '简介里没有能衡量的数字，经历里却有。',
};
const withLine = (line: string | null, { en, zh }: Localized): Localized =>
  line === null
    ? { en, zh }
    : { en: `${en} A line that could go into it: “${line}”.`, zh: `${zh}可以写进去的一条：“${line}”。` };

/** Years between the first job and today after which nobody reads a career off its list. Our judgement. */
const LONG_WAY = 15 * 12;
const FILLED = { en: 100, zh: 250 };

const CREATES =
  /\b(?:(?:graphic|brand|visual|communication|fashion|interior|textile|freelance|senior|junior)? ?(?:designer|illustrator)|artist|photographer|writer|author|poet|musician|composer|actor|dancer|filmmaker|potter|maker)\b|平面设计|视觉设计|品牌设计|插画|摄影|作家|编剧|导演|演员|音乐|画师/i;

/** A scholar with a post of their own is known by the lists below. */
const OF_FACULTY = /\b(?:professor|lecturer|reader in)\b|教授|讲师/i;
const isFaculty = ({ scholar, content: { work } }: ResumeDocument): boolean =>
  scholar && work.some(({ position }) => OF_FACULTY.test(position));

export const noSummary: Check = {
  id: 'SEC-20',
  group: 'sections',
  allotment: 0,
  effort: 2,
  title: { en: 'A stronger summary', zh: '简介可以更有分量' },
  detects: {
    en: 'Neither summary nor headline above two roles or more; or a summary without any number, or of stock phrases, while the roles hold figures. Only said.',
    zh: '有两段以上经历，却既没有个人简介也没有写明岗位；或简介没有数字、尽是套话，经历里却有数字。只作提示。',
  },
  advice: ADVICE,
  praise: null,
  example: {
    en: { bad: '(no summary)', good: 'Dialysis nurse, nine years; cut catheter infections from [N] to [N]' },
    zh: { bad: '（没有个人简介）', good: '外贸业务八年，负责欧洲市场，年销售额【N】万美元' },
  },
  voice: 'alone',
  notOnForms: true,
  worth: 0.6,
  // who has several years in one trade is known by the newest post; a long way needs a line that sums it up
  saidOf: (document) => {
    const summed = summaryOf(document) !== null;
    // of a page that is hardly filled other rules say where to begin
    const isFilled = document.words >= FILLED[document.language] || strongestLine(document) !== null;
    // a post that is named says it as well
    const isTitled = (newestPost(document)?.position ?? '').trim() !== '';
    return () => summed || (isFilled && !isTitled && workedFor(document) >= LONG_WAY);
  },
  restsOn: 'label',
  touches: ['basics'],
  run: (document) => {
    const { content, roles } = document;
    const path = 'basics/introduction';
    const text = content.basics.introduction;
    if (roles.length < LEAST_ROLES || isFaculty(document)) return hint([]);
    const summary = summaryOf(document);
    const line = strongestLine(document);
    if (summary === null) {
      const isBeginner = content.work.every(isSide);
      // a headline says it in fewer words, as papers do
      return summaryMayStandElsewhere(document) || content.intention.position.trim() !== '' || document.scholar
        ? hint([])
        : hint([{ path, text, advice: withLine(line, isBeginner ? OF_BEGINNER : ADVICE) }]);
    }
    // a scholar's work stands in what was published
    if (line === null || areCaptions(summary) || hasFigure(summary.replace(YEARS, ' ')) || document.scholar)
      return hint([]);
    // how long somebody has worked is something, where it does not stand among stock phrases
    if (hasFigure(summary) && !isGeneric(summary)) return hint([]);
    // who draws, writes or plays is known by the manner; a figure forced in says less
    if (CREATES.test(newestPost(document)?.position ?? content.intention.position) && !isGeneric(summary))
      return hint([]);
    // who begins has little to measure there
    if (content.work.every(isSide)) return hint([]);
    if (isSummedUpElsewhere(document)) return hint([]);
    // at the foot of a page it says what somebody is like, below the figures
    if (!opensPage(document)) return hint([]);
    return hint([{ path, text, advice: withLine(line, UNMEASURED), worth: 0.9 }]);
  },
};
