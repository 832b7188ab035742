import type { Localized, RoleQuestions } from '@verdant/contracts';
import { openQuestions, type TradeQuestion, tradeQuestions } from '@verdant/lexicon';
import type { AnalyzeInput } from '../content/inputs.ts';
import { type Bullet, type ResumeDocument, type Role, readDocument } from '../document/document.ts';
import { rolesToAsk } from './roles-to-ask.ts';
import { isLearner, titleOf, tradeOf } from './trade-of.ts';

/** A question with what its answer is put into; `target` is the bullet that a short answer completes. */
export type Question = {
  id: string;
  ask: Localized;
  example: Localized;
  frame: string | null;
  target: Bullet | null;
};
/** `points` is how many bullets its list holds. */
export type AskedRole = { role: Role; title: string; points: number; questions: Question[] };

const MOST_QUESTIONS = 6;
/** Of a role that fewer can be asked of, little is known. */
const LEAST_QUESTIONS = 3;
/** Of those that can be asked of any work; the same are not asked of two roles as long as there are others. */
const MOST_OPEN = 2;

const pointsOf = ({ content }: ResumeDocument, { section, id }: Role): number =>
  (section === 'work'
    ? content.work.find((one) => one.id === id)?.content
    : content.projects.find((one) => one.id === id)?.results
  )?.length ?? 0;

/** Chinese words stand anywhere, others begin a word: `team` is not in `steam`. */
const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const at = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return at.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word.toLowerCase()}`);
  });
/** Of one letter, or the name of somebody else's post, nothing can be told. */
const OF_OTHERS =
  /\b(?:team|group|crew|shift|ward|site|line|project) (?:leads?|leaders?|managers?|members?|meetings?|heads?|supervisors?)\b/gi;
const speaksOf = (text: string, about: readonly string[]): boolean => {
  const words = about.filter((word) => !/^\p{Script=Han}$/u.test(word));
  return holds(text.replace(OF_OTHERS, ' ').split(/[,，;；.。]/)[0]!, words);
};

/** Whether a figure of the role answers a question already. */
const isAnswered = (question: TradeQuestion, { bullets }: Role): boolean =>
  bullets.some(
    ({ text, quantities }) => quantities.length > 0 && holds(text, [...question.en.about, ...question.zh.about]),
  );

/**
 * `Looked after {} patients a shift`: what stands from the figure on can go on with another sentence, as a thing and how
 * often; `{} a month` and `{} new colleagues the work` can't.
 */
const JOINS = /^(?:an?|the|per|of|each|through|within|at|in|to|with|from)$/;
const OFTEN = / (?:an?|per) \p{L}+$/u;
function goesOn(frame: string): boolean {
  const [before = '', after = ''] = frame.split('{}');
  const words = after.trim().replace(OFTEN, '').split(' ');
  return /^\p{Lu}\p{L}/u.test(before) && words.every((word) => /^\p{L}+$/u.test(word) && !JOINS.test(word));
}

/** No label and no head that was read as a point: those are completed by nobody. */
const LEAST_WORDS = { en: 3, zh: 5 };
const tellsDeed = ({ opener, words, language }: Bullet): boolean =>
  opener.kind !== 'noun' && words >= LEAST_WORDS[language];

/** The bullet without a figure that speaks of what is asked, where the frame can go on with it. */
function targetOf(question: TradeQuestion, { bullets }: Role, { language, reading }: AnalyzeInput): Bullet | null {
  const { about, frame } = question[language];
  if (frame === '{}' || (language === 'en' && !goesOn(frame))) return null;
  // what was perhaps misread is completed by nobody
  const isSure = ({ path }: Bullet) => reading?.doubts[path] === undefined;
  return (
    bullets.find((one) => one.quantities.length === 0 && isSure(one) && tellsDeed(one) && speaksOf(one.text, about)) ??
    null
  );
}

const ofTrade = (question: TradeQuestion, role: Role, input: AnalyzeInput): Question => ({
  id: `${role.id}:${question.id}`,
  ask: { en: question.en.ask, zh: question.zh.ask },
  example: question.example,
  frame: question[input.language].frame,
  target: targetOf(question, role, input),
});
const open = ({ id: of, en, zh, example }: (typeof openQuestions)[number], { id }: Role): Question => ({
  id: `${id}:${of}`,
  ask: { en, zh },
  example,
  frame: null,
  target: null,
});

/** Who learns the work has nobody to teach it to. */
const TEACHES: readonly string[] = ['trainee', 'apprentice', 'new colleague', '带教', '徒弟', '新人'];
const teaches = ({ en, zh }: TradeQuestion): boolean =>
  TEACHES.some((word) => [...en.about, ...zh.about].includes(word) || en.ask.includes(word));

const questionsOf = (document: ResumeDocument, role: Role, input: AnalyzeInput): Question[] =>
  (tradeOf(document, role)?.questions ?? [])
    .filter((question) => !isAnswered(question, role) && !(isLearner(document, role) && teaches(question)))
    .map((question) => ofTrade(question, role, input))
    .sort((a, b) => Number(b.target !== null) - Number(a.target !== null));

/** What can be asked of any work and is not told by it; `said` are those that another role is asked. */
function openQuestionsOf(document: ResumeDocument, role: Role, said: ReadonlySet<string>): Question[] {
  const text = role.bullets.map((bullet) => bullet.text).join('\n');
  return openQuestions
    .filter(({ id, about }) => !said.has(id) && !about.test(text) && !(id === 'taught' && isLearner(document, role)))
    .map((question) => open(question, role));
}

/**
 * Plain questions for the two or three roles that say least of what came of them, in the words of their trade. Nothing
 * is asked that a figure of the role answers, nothing of a role whose name is in doubt, and no doubtful bullet is completed.
 */
export function questionsFor(input: AnalyzeInput): AskedRole[] {
  const document = readDocument(input);
  const said = new Set<string>();
  return rolesToAsk(document, input.reading)
    .map((role) => {
      const own = questionsOf(document, role, input);
      const others = openQuestionsOf(document, role, said).slice(0, Math.max(MOST_OPEN, MOST_QUESTIONS - own.length));
      for (const { id } of others.slice(0, MOST_OPEN)) said.add(id.split(':')[1]!);
      const questions = [...own.slice(0, MOST_QUESTIONS - others.length), ...others];
      return { role, title: titleOf(document, role), points: pointsOf(document, role), questions };
    })
    .filter(({ questions }) => questions.length >= LEAST_QUESTIONS);
}

/** A question by its id, also one that is answered meanwhile; null where its role is gone. */
export function questionOf(input: AnalyzeInput, id: string): { asked: AskedRole; question: Question } | null {
  const [roleId, of] = id.split(':');
  const document = readDocument(input);
  const role = document.roles.find((one) => one.id === roleId);
  const traded = tradeQuestions.flatMap(({ questions }) => questions).find((one) => one.id === of);
  const general = openQuestions.find((one) => one.id === of);
  if (!role || !(traded || general)) return null;
  const question = traded ? ofTrade(traded, role, input) : open(general!, role);
  const asked = { role, title: titleOf(document, role), points: pointsOf(document, role), questions: [question] };
  return { asked, question };
}

/** The questions as they are shown. */
export const shownQuestions = (asked: readonly AskedRole[]): RoleQuestions<Localized>[] =>
  asked.map(({ role, title, questions }) => ({
    path: `${role.section}/${role.id}`,
    title: role.section === 'work' ? title : '',
    name: role.name,
    questions: questions.map(({ id, ask, example, target }) => ({ id, ask, example, completes: target?.path ?? null })),
  }));
