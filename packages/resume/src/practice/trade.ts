import { tradeBasics } from '@verdant/lexicon';
import { questionsFor } from '../ask/questions-for.ts';
import { isLearner, titleOf, tradeOf } from '../ask/trade-of.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import type { ResumeDocument, Role } from '../document/document.ts';
import { isBeside, newestJob } from '../document/of-now.ts';
import { industriesOfTitle, industryOf } from '../score/industry.ts';
import type { Draft } from './draft.ts';
import type { Sure } from './sure.ts';

const MOST_BASICS = 2;

/** Of 开发, 数据 and the like a title alone doesn't tell the trade: there the field of the title, or of the whole, has to be one of systems. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(['software', 'data']);
const FIELDS_OF_SYSTEMS: ReadonlySet<string> = new Set([
  'internet-software',
  'data-ai',
  'it-ops-security',
  'gaming',
  'telecom',
  'electronics-semiconductor',
]);
const isMistaken = (document: ResumeDocument, role: Role, trade: string): boolean =>
  OF_SYSTEMS.has(trade) &&
  ![...industriesOfTitle(titleOf(document, role).trim().toLowerCase()), industryOf(document)?.id ?? ''].some((id) =>
    FIELDS_OF_SYSTEMS.has(id),
  );

/** What everybody in the trade of the newest post is asked. */
function basics(document: ResumeDocument, sure: Sure): Draft[] {
  const role = newestJob(document) ?? document.roles[0];
  const trade = role && sure.head(role) ? tradeOf(document, role) : null;
  if (!role || !trade || isMistaken(document, role, trade.id)) return [];
  return tradeBasics
    .filter((one) => one.trade === trade.id)
    .slice(0, MOST_BASICS)
    .map(({ ask, hints }, order) => ({
      kind: 'tradeBasics',
      form: 'basics',
      path: role.path,
      quote: '',
      requirement: null,
      words: { question: ask[document.language] },
      hints: hints[document.language],
      weight: 80 - 14 * order,
      key: `${trade.id}:${order}`,
    }));
}

const small = (question: string, language: 'en' | 'zh') =>
  language === 'en'
    ? question.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => (letter === 'I' ? letter : letter.toLowerCase()))
    : question;

/** Where the count is the work: patients, covers, parcels. In an office it is asked only where a line speaks of it. */
const OF_HANDS: ReadonlySet<string> = new Set(
  'nursing medicine pharmacy teaching childcare kitchen cafe hospitality driving warehouse shop customer-service welding'.split(
    ' ',
  ),
);
const isOfHands = (document: ResumeDocument, role: Role) => OF_HANDS.has(tradeOf(document, role)?.id ?? '');

/** A figure that whoever knows the work misses in a post. */
function counts(document: ResumeDocument, sure: Sure, input: AnalyzeInput): Draft[] {
  const newest = document.roles.filter((role) => role.section === 'work' && !isBeside(document, role)).slice(0, 2);
  const [first] = questionsFor(input).filter(
    ({ role }) => newest.some(({ id }) => id === role.id) && sure.head(role) && !isLearner(document, role),
  );
  const question = first?.questions.find(
    ({ frame, target }) => frame !== null && (target !== null || isOfHands(document, first.role)),
  );
  if (!first || !question) return [];
  const { role } = first;
  const company = role.name.trim();
  const words = { company, question: small(question.ask[document.language], document.language) };
  const key = question.id;
  return [
    { kind: 'tradeBasics', form: 'count', path: role.path, quote: '', requirement: null, words, weight: 68, key },
  ];
}

/** What is asked of people in a trade. */
export const tradeDrafts = (document: ResumeDocument, sure: Sure, input: AnalyzeInput): Draft[] => [
  ...basics(document, sure),
  ...counts(document, sure, input),
];
