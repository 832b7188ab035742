import type { Award, Education } from '@verdant/contracts';
import { isKnownCertificate } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';
import { knownKinds } from '../../sections/known.ts';
import { isCjk } from '../../text/spacing.ts';
import { type Certificate, certificatesIn } from '../honours/certifications.ts';
import { endsAsPrize, isExam } from '../honours/honour-lists.ts';
import { DETAIL } from './beside-degree.ts';

type Found = { named: Certificate[]; rest: string; labelled?: true };
type Apart = { schools: Draft<Education>[]; awards: Draft<Award>[]; certificates: Certificate[] };

/** A line that lists what somebody won beside a grade is no longer, in letters. */
const LONGEST = 160;
/** A rank behind the name of a contest: `省二等奖`, `三等奖学金`. */
const RANKED = /[特一二三四金银铜][等]?奖(?:学金)?$/u;

const isPrize = ({ name }: Certificate): boolean => name.length > 5 && RANKED.test(name) && endsAsPrize.test(name);
const isCertificate = ({ name }: Certificate): boolean =>
  isKnownCertificate(name.replace(/\s?[（(][^（()）]{0,40}[)）]/gu, '')) || (/[（(]/.test(name) && isExam(name));

/** `荣誉：`, `获奖情况：`: the label says what each name behind it is. */
const LABEL = /^([\p{Script=Han}/]{2,8})\s?[:：]\s?(?=\S)/u;
const LABELLED_PRIZE = /^\S.{2,39}$/u;
function labelledHonours(line: string): Found | null {
  const [all, label] = LABEL.exec(line) ?? [];
  if (!all || line.length > LONGEST || knownKinds(label!)?.[0] !== 'awards') return null;
  const named = certificatesIn(line.slice(all.length).replace(/[。；;]\s*$/u, ''));
  const areNames = named.every(({ name }) => LABELLED_PRIZE.test(name) && !/[:：。]/.test(name));
  return named.length > 0 && areNames ? { named, rest: '', labelled: true } : null;
}

/** Names in a line beside a school, each a prize or a certificate by its own words, and the grade; null where one is neither. */
function honoursOf(line: string): Found | null {
  if (!isCjk(line) || line.length > LONGEST || /[:：。]/.test(line)) return null;
  const found = certificatesIn(line);
  const graded = found.filter(({ name }) => DETAIL.test(name));
  const named = found.filter((one) => !graded.includes(one));
  return named.length > 1 && named.every((one) => isPrize(one) || isCertificate(one))
    ? { named, rest: graded.map(({ name }) => name).join('，') }
    : null;
}

/** `校队队员，2019年…程序设计竞赛银奖`: the prizes of contests among other words, each by itself in its clause. */
const CONTEST = /(?:[赛杯]|奖学金).{0,12}$/u;
function prizesOf(line: string): Found | null {
  if (!isCjk(line) || line.length > LONGEST || /[:：。]/.test(line)) return null;
  const clauses = line.split(/[，,；;]\s*/u);
  const read = clauses.map((clause) => certificatesIn(clause.replace(/^(?:曾|先后)?(?:荣获|获得|获)/u, '')));
  const isWon = (found: Certificate[]) => found.length === 1 && isPrize(found[0]!) && CONTEST.test(found[0]!.name);
  const named = read.filter(isWon).flat();
  return named.length ? { named, rest: clauses.filter((_, i) => !isWon(read[i]!)).join('，') } : null;
}

/** `GPA 3.4，CET-6，2021 …省二等奖` below a school: what was won there is listed with the prizes and the certificates. */
export function honoursApart(read: readonly Draft<Education>[]): Apart {
  const [awards, certificates]: [Draft<Award>[], Certificate[]] = [[], []];
  const schools = read.map((school) => {
    const kept = school.description.split('\n').flatMap((line) => {
      const found = labelledHonours(line) ?? honoursOf(line) ?? prizesOf(line);
      for (const { source: _, ...one } of found?.named ?? []) {
        const item = { ...one, ...(school.source ? { source: school.source } : {}) };
        if (!isPrize(item) && !found?.labelled) certificates.push(item);
        else
          awards.push({
            name: item.name,
            issuer: item.issuer,
            date: item.date,
            description: '',
            ...(school.source ? { source: school.source } : {}),
          });
      }
      return found ? (found.rest ? [found.rest] : []) : [line];
    });
    return { ...school, description: kept.join('\n') };
  });
  return { schools, awards, certificates };
}
