import { findEnglishVerb, tradeOfTitle } from '@verdant/lexicon';
import { isKnownTool } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { newestPost } from '../../document/of-now.ts';
import { isSide } from '../../document/side-entries.ts';
import { timeOfPaper } from '../../document/whole/time-of-paper.ts';
import { isDateLine } from '../../text/date-line.ts';
import { monthRange } from '../../text/months.ts';
import { isTorn } from '../../text/torn.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';
import { LEAVES_SCHOOL } from '../sections/leaves-school.ts';
import { missingPaper, unregistered } from './papers-of-trade.ts';
import { renewedEvery } from './renewals.ts';

/** What is taken once and for all, and known to everybody: nobody asks when. */
const TIMELESS =
  /\bCET[- ]?[468]\b|[四六八]级|普通话|驾[驶照]|计算机(?:等级|[一二三]级)|\bdriv(?:ing|er['’]?s?) licen[cs]e\b|\b(?:ielts|toefl|toeic)\b/i;
/** What somebody may drive, by its class: whoever hires looks at the class. */
const OF_DRIVING =
  /\b(?:(?<!\b(?:fork(?:[- ]?lift)?|lift|reach|pallet|counterbalance|dump|pump)[ -])truck|car|lorry|bus|coach|tractor|trailer|vehicle|motor ?(?:bike|cycle|car)|manual|heavy (?:rigid|combination|vehicle)|(?:medium|light) rigid|multi[- ]combination|[LMH]R|[HM]C|[HL]GV|PCV|(?:class|category|cat) [1-6A-E](?:\+E)?|UK|full|clean)\b(?:[ -](?:truck|car|driv\w+|driver['’]?s?|clean|class|manual))* licen[cs]e|\blicen[cs]e,?[ (:–-]{1,3}(?:class|cat\w*|car|truck|manual|full|[LMH]R|[HM]C)\b/i;
/** Posts at a desk, in which nobody is asked for first aid. */
const AT_DESK =
  /\b(?:bill(?:er|ing)|coder|clerk|account(?:s|ant|ing)|bookkeep\w*|payroll|data entry|analyst|developer|programmer|software|designer|copywriter|editor|translator|paralegal|lawyer|solicitor|marketing|recruiter|auditor|underwriter|secretar\w+)\b|会计|出纳|程序员|软件|前端|后端|算法|数据分析|编辑|翻译|法务|文案|审计|设计师|财务/i;
/** What has to be renewed, or is looked up by its number, before anybody may do the work. */
const LICENSED =
  /特种作业|焊工证|电工证|叉车|行车证|起重|登高|健康证|安全员|执业|从业资格证|操作证|\blicen[cs]e|\bregist(?:ered|ration)|\bADR\b|\bCPC\b|\bCSCS\b|\bSafe ?Pass\b|\bforklift\b|\bfirst aid\b|\b[BA]LS\b|\bACLS\b|\bIPAF\b|\bSIA\b|\bworking at heights?\b|\bconfined space\b|\bfood (?:handler|safety|hygiene)\b/i;
const SAVES_LIFE = /\bfirst aid\b|\bCPR\b|\b[BA]LS\b|\bHLTAID\d+/i;
const ABOUT_MIND = /\bmental health\b/i;
/** Several at once, or the name of a list. */
const LONGEST_NAME = 60;
/** What ends school, read as a certificate. */
const OF_SCHOOL = new RegExp(
  `${LEAVES_SCHOOL.source}|\\b(?:Intermediate|10th|12th|S\\.?S\\.?C|H\\.?S\\.?C)\\b|(?:高中|中学)(?:毕业)?$`,
  'iu',
);
/** The line below a paper that was read as another: its code, its body or its kind, with the date of both. */
const isHeadOfNext = (paper: Paper, next?: Paper): boolean =>
  next !== undefined &&
  next.path.split('/')[0] === paper.path.split('/')[0] &&
  next.date.trim() !== '' &&
  !isLookedUp(next);

/** A paper of another trade than the post that somebody has and the one they want: nobody there looks it up. */
function ofTradeOf(document: ResumeDocument): (paper: Paper) => boolean {
  const posts = [newestPost(document)?.position ?? '', document.content.intention.position];
  const trades = posts.flatMap((post) => tradeOfTitle(post)?.id ?? []);
  return ({ name }) => {
    const trade = tradeOfTitle(name)?.id;
    return trade === undefined || trades.length === 0 || trades.includes(trade);
  };
}

/** By the post that is wanted, or else by the newest. */
const isAtDesk = (document: ResumeDocument): boolean =>
  AT_DESK.test(document.content.intention.position || (newestPost(document)?.position ?? ''));

const LEAST = 2;
const MOST_NAMED = 3;

type Paper = { path: string; name: string; other: string; date: string };
const papersOf = ({
  content: { certifications, awards },
}: ResumeDocument): { certificates: Paper[]; prizes: Paper[] } => ({
  certificates: certifications.map(({ id, name, issuer, date, expires = '' }) => ({
    path: `certifications/${id}/name`,
    name,
    other: issuer,
    date: date || expires,
  })),
  prizes: awards.map(({ id, name, issuer, description, date }) => ({
    path: `awards/${id}/name`,
    name,
    other: `${issuer} ${description}`,
    date,
  })),
});

/** `本人能吃苦`, `与供应商邮件沟通`: no name of anything; `高级（三级）`: the rest of one. */
const OF_SPEECH = /本人|^(?:与|能|会|不|可|愿|我)|\bI (?:am|have|can)\b/;
const IS_LEVEL = /^(?:初|中|高)级[（(]?[一二三四五]?级?[）)]?$/;
/** A post beside the name of whoever vouches for somebody. */
const IS_POST = /^(?:ward |line |general |senior )?(?:manager|educator|principal|supervisor|director)\b/i;

/** `奖及资格`: what is left of a heading. */
const OF_HEADING = /^(?:获?奖[项励惩]?|证书|资格|荣誉|技能|培训|情况|[及和与、\s])+$/;

/** A heading, a piece of a sentence or of another line: then nobody knows what stood beside it. */
const isMisread = ({ name }: Paper): boolean => {
  const text = name.trim();
  return (
    text !== '' &&
    (isTorn(text) ||
      text.length < 3 ||
      OF_SPEECH.test(text) ||
      IS_POST.test(text) ||
      IS_LEVEL.test(text) ||
      OF_HEADING.test(text) ||
      /[.。]$/.test(text) ||
      (!/[\p{Ll}\p{Script=Han}]/u.test(text) && /^\p{Lu}{6,}(?: \p{Lu}{2,}){0,6}$/u.test(text)))
  );
};
/** What no longer holds, or not yet, is spoken of as that. */
const GONE =
  /过期|失效|注销|作废|待考|备考|在考|[主客]观题|\b(?:exam|test) (?:is )?(?:scheduled|booked|planned)|expired|lapsed|cancel+ed|surrendered/i;
/** 年年办, `in date`: that it holds is said. */
const KEPT_UP =
  /年年|每年|年审|年检|长期有效|\b(?:annual(?:ly)?|every year|yearly|in date|up to date|current|valid|exp)\b/i;
const isUndated = ({ name, other, date }: Paper): boolean =>
  name.trim() !== '' &&
  !GONE.test(`${name} ${other}`) &&
  !KEPT_UP.test(`${name} ${other}`) &&
  !isKnownTool(name.trim()) &&
  !OF_SCHOOL.test(name) &&
  date.trim() === '' &&
  !/\d{4}|\d{2}年|['’]\d\d|\bFY ?['’]?\d\d/.test(`${name} ${other}`) &&
  !TIMELESS.test(name) &&
  !OF_DRIVING.test(name);

/** Whose age decides something: what is shown at a gate, and no course of a maker of programs or diploma. */
const isLookedUp = ({ name }: Paper): boolean =>
  LICENSED.test(name) ||
  renewedEvery(name) !== null ||
  /证|资格|\b(?:cards?|tickets?|permit|regist\p{L}*|clearance|RSA|aid|cpr|checks?)\b/iu.test(name);

/** Dates that found no field: each may belong to any of them. */
const looseDates = ({ content: { custom }, loose }: ResumeDocument): number =>
  [...loose, ...custom.flatMap(({ items }) => items)].filter(
    (text) => /\d{4}/.test(text) && isDateLine(text.trim()) && !/\d\s*[-–—~～至到]\s*[\p{L}\d]/u.test(text.trim()),
  ).length;
const IS_PRIZE =
  /award|prize|medal|winner|finalist|scholar|honou?r|\blist\b|\bof the (?:year|month|quarter)\b|best|employee|distinction|commendation|club|奖|獎|优秀|優秀|先进|标兵|称号|能手|冠军|[一二三123]等|第[一二三]|三好|状元|之星/i;

/** Of an honour of one's time as a student nobody asks the year once there is work to show. */
const OF_STUDENT =
  /\bstudents?\b|\bdean['’]?s\b|\bhonou?r(?:s|able)? (?:roll|list|student|mention)\b|scholar|bursary|valedictorian|cum laude|graduat\p{L}+|奖学金|獎學金|三好|优秀(?:学生|毕业生|团员|班干部)|学生/iu;
const YEARS_AT_WORK = 3 * 12;
const isAtWork = ({ content: { work }, today }: ResumeDocument): boolean =>
  work.some((job) => !isSide(job) && today - (monthRange(job.start)?.last ?? today) >= YEARS_AT_WORK);

/** `Solved 900 problems`: a deed, read as a prize. */
function tellsDeed(name: string): boolean {
  const [first = ''] = name.trim().split(/\s/);
  return findEnglishVerb(first)?.past === first.toLowerCase();
}

/** Where a list holds what is no paper (粉笔字, 朗诵指导), lines may have been read as one: only what ends like a paper is named. */
const ENDS_LIKE_PAPER =
  /(?:证书?|資?资?格|执照|认证|[绿黑黄]带|[师員员工]|[级等級]|[甲乙丙一二三四五六]等|技術士|技术士|结业|結業)(?:[（(][^）)]{0,24}[）)])?$|\p{Script=Latin}\s*[）)]?$/u;
const named = (papers: readonly Paper[]) => papers.slice(0, MOST_NAMED).map(({ name }) => name.trim());
const saying = (papers: readonly Paper[], en: string, zh: string) => ({
  en: `${named(papers).join(', ')}: ${en}`,
  zh: `${named(papers)
    .map((name) => `“${name}”`)
    .join('')}${zh}`,
});

/** A section of papers that found no field: of its lines those that are a licence by themselves, without a figure. */
const OF_PAPERS = /licen[cs]|certificat|ticket|\bcards?\b|证书|资质|证件|资格/i;
const LICENCE_ALONE = 48;
function looseLicences({ content: { custom } }: ResumeDocument): Paper[] {
  return custom
    .filter(({ title, items }) => OF_PAPERS.test(title) && !items.some((item) => /(?:19|20)\d\d/.test(item)))
    .flatMap(({ id, items }) =>
      items.flatMap((name, index) =>
        name.trim().length <= LICENCE_ALONE && LICENSED.test(name) && !/[\d:：]/.test(name)
          ? [{ path: `custom/${id}/items/${index}`, name, other: '', date: '' }]
          : [],
      ),
    )
    .filter((paper) => !isMisread(paper) && isUndated(paper));
}

export const undatedPapers: Check = {
  id: 'SEC-21',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Certificates and prizes: details missing', zh: '证书、奖项信息不全' },
  detects: {
    en: 'Licences without a date or number, several certificates without a year, a prize without one beside others that have it. Only said.',
    zh: '执业、操作类证书没有编号和有效期，多张证书没写年份，或个别奖项漏了年份。只作提示。',
  },
  advice: { en: 'Give the year of each.', zh: '每一项写上年份。' },
  praise: null,
  example: {
    en: { bad: 'Forklift licence', good: 'Forklift licence, no. [N], valid to [month, year]' },
    zh: { bad: '焊工证', good: '焊工证，编号【N】，有效期至【年月】' },
  },
  notOnForms: true,
  worth: 1.1,
  restsOn: 'label',
  touches: ['certifications', 'awards', 'work', 'custom'],
  run: (document) => {
    const { certificates, prizes } = papersOf(document);
    const isOfTrade = ofTradeOf(document);
    const isDatedBeside = (one: Paper) =>
      timeOfPaper(document, one.path) || isHeadOfNext(one, certificates[certificates.indexOf(one) + 1]);
    const spans: FieldSpan[] = [...missingPaper(document), ...unregistered(document)];
    if ([...certificates, ...prizes].some(isMisread)) return hint(spans);
    const isDatedAid = ({ name, date }: Paper) => date.trim() !== '' && SAVES_LIFE.test(name);
    const isSkill = ({ name }: Paper) =>
      /\p{Script=Han}/u.test(name) && (!ENDS_LIKE_PAPER.test(name.trim()) || isKnownTool(name.trim()));
    const isMixed = certificates.some(isSkill);
    const undated = certificates.filter(
      (one) =>
        isUndated(one) &&
        !isDatedBeside(one) &&
        isOfTrade(one) &&
        !(isMixed && isSkill(one)) &&
        one.name.length <= LONGEST_NAME &&
        // first aid and its code stand side by side
        !(SAVES_LIFE.test(one.name) && certificates.some(isDatedAid)),
    );
    // a date that found no field may be that of any of them
    if (looseDates(document) > 0) return hint(spans);
    const isLicence = ({ name, other }: Paper) =>
      (LICENSED.test(name) || renewedEvery(name) !== null) &&
      !ABOUT_MIND.test(name) &&
      !(SAVES_LIFE.test(name) && isAtDesk(document)) &&
      !/\d{3}/.test(`${name} ${other}`);
    const licences = [...undated, ...looseLicences(document)].filter(isLicence);
    const [licence] = licences;
    const [first] = undated;
    if (licence)
      spans.push({
        path: licence.path,
        text: licence.name,
        quotes: licences.slice(0, MOST_NAMED).map(({ path, name }) => ({ path, text: name })),
        advice: saying(
          licences,
          'whoever needs this of you looks it up. Give the date, and until when it is valid.',
          '需要这个证的单位会核验，写上取得的时间，有期限的写明有效期。',
        ),
      });
    else if (
      first &&
      undated.some((one) => isLookedUp(one) && !(SAVES_LIFE.test(one.name) && isAtDesk(document))) &&
      undated.length * 2 > certificates.length &&
      (undated.length >= LEAST || certificates.every((one) => one === first || TIMELESS.test(one.name)))
    )
      spans.push({
        path: first.path,
        text: first.name,
        quotes: undated.slice(0, MOST_NAMED).map(({ path, name }) => ({ path, text: name })),
        advice: saying(
          undated,
          'say when you got it, and until when it is valid.',
          '写上取得的年份，有期限的写明有效期。',
        ),
      });
    const missing = prizes.filter(
      (one) =>
        isUndated(one) &&
        !timeOfPaper(document, one.path) &&
        !tellsDeed(one.name) &&
        IS_PRIZE.test(one.name) &&
        !(isAtWork(document) && OF_STUDENT.test(one.name)),
    );
    const [prize] = missing;
    // one date among several is no habit that the rest fall short of
    if (prize && prizes.filter(({ date }) => date.trim() !== '').length >= missing.length)
      spans.push({
        path: prize.path,
        text: prize.name,
        quotes: missing.slice(0, MOST_NAMED).map(({ path, name }) => ({ path, text: name })),
        advice: saying(missing, 'say in which year, as you do of the others.', '写上年份，和其他几项一致。'),
      });
    return hint(spans);
  },
};
