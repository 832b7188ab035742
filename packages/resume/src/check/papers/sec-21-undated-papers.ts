import { findEnglishVerb } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { isDateLine } from '../../text/date-line.ts';
import { isTorn } from '../../text/torn.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';
import { LEAVES_SCHOOL } from '../sections/leaves-school.ts';

/** What is taken once and for all, and known to everybody: nobody asks when. */
const TIMELESS =
  /\bCET[- ]?[468]\b|[四六八]级|普通话|驾[驶照]|计算机(?:等级|[一二三]级)|\bdriv(?:ing|er['’]?s?) licen[cs]e\b|\b(?:ielts|toefl|toeic)\b/i;
/** What has to be renewed, or is looked up by its number, before anybody may do the work. */
const LICENSED =
  /特种作业|焊工证|电工证|叉车|行车证|起重|登高|健康证|安全员|执业|从业资格证|操作证|\blicen[cs]e|\bregist(?:ered|ration)|\bADR\b|\bCPC\b|\bCSCS\b|\bSafe ?Pass\b|\bforklift\b|\bfirst aid\b|\b[BA]LS\b|\bACLS\b|\bIPAF\b|\bSIA\b|\bworking at heights?\b|\bconfined space\b|\bfood (?:handler|safety|hygiene)\b/i;
/** What ends school, read as a certificate. */
const OF_SCHOOL = new RegExp(
  `${LEAVES_SCHOOL.source}|\\b(?:Intermediate|10th|12th|S\\.?S\\.?C|H\\.?S\\.?C)\\b|(?:高中|中学)(?:毕业)?$`,
  'iu',
);
const LEAST = 2;
const MOST_NAMED = 3;

type Paper = { path: string; name: string; other: string; date: string };
const papersOf = ({
  content: { certifications, awards },
}: ResumeDocument): { certificates: Paper[]; prizes: Paper[] } => ({
  certificates: certifications.map(({ id, name, issuer, date }) => ({
    path: `certifications/${id}/name`,
    name,
    other: issuer,
    date,
  })),
  prizes: awards.map(({ id, name, issuer, description, date }) => ({
    path: `awards/${id}/name`,
    name,
    other: `${issuer} ${description}`,
    date,
  })),
});

/** A heading, a piece of a sentence or of another line: then nobody knows what stood beside it. */
const isMisread = ({ name }: Paper): boolean => {
  const text = name.trim();
  return (
    text !== '' &&
    (isTorn(text) ||
      text.length < 3 ||
      /[.。]$/.test(text) ||
      (!/[\p{Ll}\p{Script=Han}]/u.test(text) && /^\p{Lu}{6,}(?: \p{Lu}{2,}){0,6}$/u.test(text)))
  );
};
const isUndated = ({ name, other, date }: Paper): boolean =>
  name.trim() !== '' &&
  !/过期|expired/i.test(`${name} ${other}`) &&
  !OF_SCHOOL.test(name) &&
  date.trim() === '' &&
  !/\d{4}|\d{2}年|'\d\d/.test(`${name} ${other}`) &&
  !TIMELESS.test(name);

/** A date that found no field may belong to any of them. */
const hasLooseDates = ({ content: { custom }, loose }: ResumeDocument): boolean =>
  [...loose, ...custom.flatMap(({ items }) => items)].some(
    (text) => /\d{4}/.test(text) && isDateLine(text.trim()) && !/\d\s*[-–—~～至到]\s*[\p{L}\d]/u.test(text.trim()),
  );

/** `Solved 900 problems`: a deed, read as a prize. */
function tellsDeed(name: string): boolean {
  const [first = ''] = name.trim().split(/\s/);
  return findEnglishVerb(first)?.past === first.toLowerCase();
}

const named = (papers: readonly Paper[]) => papers.slice(0, MOST_NAMED).map(({ name }) => name.trim());
const saying = (papers: readonly Paper[], en: string, zh: string) => ({
  en: `${named(papers).join(', ')}: ${en}`,
  zh: `${named(papers)
    .map((name) => `“${name}”`)
    .join('')}${zh}`,
});

export const undatedPapers: Check = {
  id: 'SEC-21',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Certificates and prizes without a year', zh: '证书、奖项没有时间' },
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
  ofLabels: true,
  touches: ['certifications', 'awards'],
  run: (document) => {
    const { certificates, prizes } = papersOf(document);
    if (hasLooseDates(document) || [...certificates, ...prizes].some(isMisread)) return hint([]);
    const undated = certificates.filter(isUndated);
    const licences = undated.filter(({ name, other }) => LICENSED.test(name) && !/\d{3}/.test(`${name} ${other}`));
    const spans: FieldSpan[] = [];
    const [licence] = licences;
    const [first] = undated;
    if (licence)
      spans.push({
        path: licence.path,
        text: licence.name,
        advice: saying(
          licences,
          'an employer has to check this. Give its number and until when it is valid.',
          '用人单位要核验，写上编号，有期限的写明有效期。',
        ),
      });
    else if (first && undated.length >= LEAST && undated.length * 2 > certificates.length)
      spans.push({
        path: first.path,
        text: first.name,
        advice: saying(
          undated,
          'say when you got it, and until when it is valid.',
          '写上取得的年份，有期限的写明有效期。',
        ),
      });
    const missing = prizes.filter((one) => isUndated(one) && !tellsDeed(one.name));
    const [prize] = missing;
    if (prize && missing.length < prizes.length)
      spans.push({
        path: prize.path,
        text: prize.name,
        advice: saying(missing, 'say in which year, as you do of the others.', '写上年份，和其他几项一致。'),
      });
    return hint(spans);
  },
};
