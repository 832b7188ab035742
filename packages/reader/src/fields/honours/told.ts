import {
  alternation,
  certificateVerbs,
  examWords,
  hasOrganisationWord,
  praise,
  prizeVerbs,
} from '@verdant/lexicon/vocabulary';
import { trimEdges, withoutDates } from '../../entries/pieces.ts';
import { findDates, toDate } from '../../values/parse-dates.ts';
import { endsAsPrize, isExam, isHonour, NOTHING } from './honour-lists.ts';

/** An honour of a sentence: `2012年取得会计师资格`, `2014 年被评为先进工作者`. */
export type Told = { name: string; issuer: string; date: string; isPrize: boolean; isTold: boolean };

const TIMES = '(?:先后|连续|曾|又)?(?:[两二三四五多\\d]{1,2}次)?';
const CERTIFICATE = new RegExp(`^${TIMES}${alternation(certificateVerbs)}\\s*(?:the |a |an )?(?=\\S)`, 'iu');
const PRIZE = new RegExp(`^${TIMES}${alternation(prizeVerbs)}(?=\\S)`, 'iu');
/** `被市总工会授予`: who gave it stands within the verb. */
const GIVEN_BY =
  /^(?:先后|连续|曾|又)?(?:[两二三四五多\d]{1,2}次)?[被由获]([^被，,]{2,30}?)(?=(?:评选?|授予|表彰|认定|聘|记)为?)/u;
/** What bodies that give prizes end in. */
const BODY = /[会局部委院校司厂府室所队社团店处科站]$/u;
/** `优秀“…”人员`: no examination is called so. */
const PRAISED = new RegExp(alternation(praise), 'iu');
const EXAM = new RegExp(`${alternation(examWords)}\\s*$`, 'u');
/** Who tells it, and that it is so by now: `本人已`, `I currently`. */
const TELLER =
  /^(?:(?:本人|我)(?:目?前|现)?)?(?:还|也|均|现)?(?:已经?|现)(?=\p{Script=Han})|^(?:本人|我)(?=\p{Script=Han})|^I\s(?:have\s)?(?:currently\s|also\s|already\s|recently\s)?/u;
/** A sentence ends, or another year begins one behind a comma. */
const CLAUSES =
  /[。；;]\s*|(?<=\p{Ll}{3})\.\s+(?=(?:I|Also)\s)|[,，]\s*(?=(?:19|20)\d{2}(?:年|[.、,，/]|\s)|(?:并|又|且)?(?:已|现|于(?:19|20)\d{2}年(?:\d{1,2}月)?)?(?:取得|获得|考取|通过|持有|被评为|荣获))|,?\s(?:and|as well as)\s(?=(?:I\s|have\s|also\s)*(?:hold|passed|obtained|earned|completed|gained)\s)/u;
const LONGEST = 400;

/** When: one year or several, which may say a month. */
const YEARS = /^\s{0,2}(?:(?:19|20)\d{2}(?!\s?年度)(?:\s?年)?(?:\s?\d{1,2}\s?月)?\s?[、和及]?\s?){1,4}(?=\D)/u;

function clauseOf(told: string): Told | null {
  const clause = told.replace(TELLER, '').replace(/^(?:并|又|且)?[于在](?=\s?(?:19|20)\d{2})/u, '');
  const years = YEARS.exec(clause)?.[0] ?? '';
  const date = toDate(years) || (findDates(clause)?.start ?? '');
  const behind = clause.slice(years.length);
  const text = trimEdges(
    years
      ? behind
      : withoutDates(behind)
          .replace(/\s?(?:\s(?:in|on|since)\s)?\s*\|\s?/g, ' ')
          .replace(/[\s.]+$/, ''),
  ).replace(/^[于在并又]\s?/u, '');
  const [giver, issuer = ''] = GIVEN_BY.exec(text) ?? [];
  const deed = giver && (hasOrganisationWord(issuer) || BODY.test(issuer)) ? text.slice(giver.length) : text;
  const prize = PRIZE.exec(deed);
  const verb = CERTIFICATE.exec(deed) ?? prize;
  const rest = trimEdges(deed.slice(verb?.[0].length ?? 0));
  const name = rest.replace(EXAM, '');
  if (name.length < 2 || name.length > 40 || (!verb && !isHonour(name))) return null;
  const isPrize = endsAsPrize.test(name) || (verb !== null && verb === prize && (!isExam(name) || PRAISED.test(name)));
  return { name, issuer: deed === text ? '' : issuer, date, isPrize, isTold: verb !== null };
}

/**
 * The honours of a text that tells of them in sentences, one after the other; none where a clause is something else, or
 * where no clause is a sentence.
 */
export function toldIn(text: string): Told[] {
  if (text.length > LONGEST) return [];
  const clauses = text.split(CLAUSES).filter((clause) => /[\p{L}\p{N}]/u.test(clause) && !NOTHING.test(clause));
  const told = clauses.map(clauseOf).filter((one) => one !== null);
  return told.length === clauses.length && told.some(({ isTold }) => isTold) ? told : [];
}
