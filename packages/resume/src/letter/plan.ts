import {
  type Addressee,
  entryPath,
  type Language,
  LETTER_ASKS,
  LETTER_LENGTH,
  LETTER_PARTS,
  type LetterAsk,
  type LetterFact,
  type LetterKind,
  type LetterParagraph,
  type LetterPlan,
  type LetterRole,
  type LetterSentence,
  lengthOf,
  type StoredJobMatch,
} from '@verdant/contracts';
import { isKnownTerm } from '@verdant/lexicon/vocabulary';
import { newItemId } from '../content/empty.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { matchJob } from '../match/match-job.ts';
import { factsOf } from './facts.ts';
import { fill, frames, listed } from './frames.ts';
import { deedOf } from './sentence.ts';

export type LetterInput = Pick<AnalyzeInput, 'content' | 'language' | 'today' | 'settings'> & {
  kind: LetterKind;
  post: string;
  addressee: Pick<Addressee, 'company'>;
  posting: string;
};

/** Facts that a letter begins with, and terms of a posting that are named at once. */
const FACTS: Record<LetterKind, number> = { letter: 3, email: 2, greeting: 1, referral: 2 };
const TERMS = { least: 2, most: 3 };
const SHOWN_CREDIT = 0.6;
const ROLE_OF: Record<LetterAsk['id'], LetterRole> = { why: 'whyThem', start: 'closing', relation: 'opening' };

/** What is applied for; null where neither post nor company is known: then that is asked for. */
function postSentence({ kind, post, addressee, language }: LetterInput): string | null {
  const { post: letter, greeting, referral } = frames[language];
  const frame = { letter, email: letter, greeting, referral }[kind];
  const words = { post: post.trim(), company: addressee.company.trim() };
  if (words.post && words.company) return fill(frame.both, words);
  if (words.post) return fill(frame.post, words);
  return words.company ? fill(frame.company, words) : null;
}

const byEnd = <T extends { start: string; end: string | null }>(list: readonly T[]) =>
  [...list].sort((a, b) => (b.end ?? '9').localeCompare(a.end ?? '9') || b.start.localeCompare(a.start));

/** '' for a kind without one. */
function subjectOf({ kind, post, content, language }: LetterInput): string {
  const { subject } = frames[language];
  const words = { post: post.trim(), name: content.basics.name.trim() };
  if (kind !== 'letter' && kind !== 'email') return '';
  return fill(words.post ? subject.both : subject.post, words).replace(/ – $/, '');
}

/** Who somebody is: the post they have, had last, or what they study. */
function standing({ content, language, today }: LetterInput): LetterSentence | null {
  const { now, lately, studies, studied } = frames[language];
  const job = byEnd(content.work).find(({ company, position }) => company.trim() && position.trim());
  const school = byEnd(content.education).find((one) => one.school.trim() && one.major.trim());
  const studying = school !== undefined && (school.end === null || school.end > today);
  if (job && (job.end === null || !studying)) {
    const words = { company: job.company.trim(), position: job.position.trim() };
    return { text: fill(job.end === null ? now : lately, words), path: `work/${job.id}/position` };
  }
  if (!school) return null;
  const words = { school: school.school.trim(), major: school.major.trim() };
  return { text: fill(studying ? studies : studied, words), path: `education/${school.id}/major` };
}

const isString = (one: string | null): one is string => one !== null;
const plain = (text: string): LetterSentence => ({ text, path: null });

/** The best facts, those of one entry together and the entry of the best one first. */
function chosen(facts: readonly LetterFact[], most: number): LetterFact[] {
  const best = facts.filter(({ path }) => path.split('/').length > 3).slice(0, most);
  const entries = [...new Set(best.map(({ path }) => entryPath(path)))];
  return entries.flatMap((entry) => best.filter(({ path }) => entryPath(path) === entry));
}

/** `named`: the place that the sentence before tells of. */
function told(facts: readonly LetterFact[], named: string | null, language: Language): LetterSentence[] {
  let wasIncluded = false;
  return facts.map(({ text: line, sentence, further, there, path }, at) => {
    const own = entryPath(path);
    const before = facts[at - 1]?.path;
    const isFurther = before !== undefined && entryPath(before) === own;
    const deed = deedOf(line, language);
    const isIncluded = isFurther && deed.kind === 'thing';
    // “also included” twice in a row tires
    const isTwice = isIncluded && wasIncluded;
    wasIncluded = isIncluded && !isTwice;
    if (isTwice) return { text: fill(frames[language].alsoThere, { deed: deed.text }), path };
    if (isFurther) return { text: further, path };
    return { text: own === named && before === undefined ? there : sentence, path };
  });
}

/** What is asked for and shown, where the lines say it in the same words: one such word alone says little. */
function namedOf(facts: readonly LetterFact[]): string[] {
  const said = facts.map(({ text }) => text.toLowerCase());
  const names = facts.flatMap((fact) => fact.asked.filter((name) => isKnownTerm(name)));
  return [...new Set(names)]
    .filter((name) => said.some((text) => text.includes(name.toLowerCase())))
    .slice(0, TERMS.most);
}

type Found = { plan: LetterPlan; match: StoredJobMatch | null };

function found(input: LetterInput): Found {
  const { kind, content, language, today, settings, posting } = input;
  const match = posting.trim()
    ? matchJob({ content, language, today, jobDescription: posting, ...(settings && { settings }) })
    : null;
  const facts = factsOf(content, language, match);
  const frame = frames[language];
  const best = chosen(facts, FACTS[kind]);
  const who = standing(input);
  const asked = namedOf(best);
  const whyMe = [
    ...(asked.length >= TERMS.least && kind !== 'greeting'
      ? [plain(fill(frame.asks, { terms: listed(asked, language) }))]
      : []),
    ...told(best, kind === 'greeting' && who?.path ? entryPath(who.path) : null, language),
  ];
  const sentences: Record<LetterRole, LetterSentence[]> = {
    opening: [...[postSentence(input)].filter(isString).map(plain), ...(who ? [who] : [])],
    whyThem: [],
    whyMe,
    closing: [plain(frame.closing[kind])],
  };
  const terms = match?.terms ?? [];
  const plan: LetterPlan = {
    shown: terms.filter(({ credit }) => credit >= SHOWN_CREDIT).map(({ term }) => term),
    missing: terms.filter(({ standing: how }) => how === 'missing').map(({ term }) => term),
    subject: subjectOf(input),
    facts,
    asks: LETTER_ASKS[kind].map((id) => ({ id, role: ROLE_OF[id], frame: frame.answers[id] })),
    sentences: LETTER_PARTS[kind].map((role) => ({ role, sentences: sentences[role] })),
  };
  return { plan, match };
}

/** What a letter could be made of. */
export const planLetter = (input: LetterInput): LetterPlan => found(input).plan;

/** Sentences of one paragraph, each with its claim; Chinese ones stand without a space between. */
export function paragraphOf(
  role: LetterRole,
  sentences: readonly LetterSentence[],
  language: 'en' | 'zh',
): LetterParagraph {
  return {
    id: newItemId(),
    role,
    text: sentences.map(({ text }) => text).join(language === 'zh' ? '' : ' '),
    claims: sentences.flatMap(({ text, path }) => (path === null ? [] : [{ text, path }])),
  };
}

/** The words that a letter begins with: only the résumé's, the posting's title and company, and what joins them. */
export function beginLetter(input: LetterInput): { paragraphs: LetterParagraph[]; subject: string } {
  const { kind, language } = input;
  const { plan } = found(input);
  const most = LETTER_LENGTH[kind][language];
  let paragraphs = plan.sentences.map(({ role, sentences }) => paragraphOf(role, sentences, language));
  const isLong = () => lengthOf(paragraphs.map(({ text }) => text).join('')) > most;
  if (kind === 'greeting' && isLong()) {
    // the first line that has room, or none
    const room = (fact: LetterFact) => {
      const whyMe = paragraphOf('whyMe', told([fact], null, language), language);
      const next = paragraphs.map((one) => (one.role === 'whyMe' ? whyMe : one));
      return lengthOf(next.map(({ text }) => text).join('')) <= most ? whyMe : null;
    };
    const fits = plan.facts.map(room).find((one) => one !== null) ?? paragraphOf('whyMe', [], language);
    paragraphs = paragraphs.map((one) => (one.role === 'whyMe' ? fits : one));
  }
  return { paragraphs, subject: plan.subject };
}
