import type {
  FieldPath,
  Language,
  LetterAnswers,
  LetterQuestion,
  LetterWords,
  ResumeContent,
  SentenceRefusal,
  SentenceVerdict,
} from '@verdant/contracts';
import { entryPath, lineLanguage } from '@verdant/contracts';
import { letterCourtesy, letterJoints } from '@verdant/lexicon';
import { readField } from '../content/field.ts';
import { textFields } from '../content/text-fields.ts';
import { contentOfEntry } from '../gate/entry-text.ts';
import { factGate, type GateVerdict } from '../gate/fact-gate.ts';
import { hasGap } from '../rewrite/gaps.ts';
import { contentStems, latinWords, stem } from '../text/words.ts';

/** What a sentence of a letter is held against: the résumé, what the person answered, and to whom they write. */
export type LetterFacts = {
  content: ResumeContent;
  language: Language;
  letter: Pick<LetterWords, 'post' | 'addressee' | 'answers'>;
};

const OWN_WORDS = 'answers/';
export const answerPath = (id: LetterQuestion): FieldPath => `${OWN_WORDS}${id}`;

const MOST_SHOWN = 8;
const HAN_RUN = /\p{Script=Han}{1,60}/gu;

const joined = {
  en: [...letterCourtesy.en, ...letterJoints.en],
  // the longest first: a phrase is taken out before its parts
  zh: [...letterCourtesy.zh, ...letterJoints.zh].sort((a, b) => b.length - a.length),
};
const polite = { en: letterCourtesy.en, zh: [...letterCourtesy.zh].sort((a, b) => b.length - a.length) };

/** Words of the sentence that neither stand in what is known nor are among the `free` ones. */
function unknownWords(text: string, known: string, language: Language, free: Record<Language, string[]>): string[] {
  const courtesy = free[language];
  if (language === 'en') {
    const stems = contentStems(known);
    const stemsOfFree = contentStems(courtesy.join(' '));
    const mine = contentStems(text);
    const fresh = latinWords(text)
      .map((word) => word.text)
      .filter((word) => mine.has(stem(word)) && !stems.has(stem(word)) && !stemsOfFree.has(stem(word)));
    return [...new Set(fresh)].slice(0, MOST_SHOWN);
  }
  const lower = known.toLowerCase();
  const latin = latinWords(text)
    .map((word) => word.text)
    .filter((word) => !lower.includes(word.toLowerCase()));
  const rest = courtesy.reduce((left, phrase) => left.split(phrase).join('，'), text);
  const han = Array.from(rest.matchAll(HAN_RUN)).flatMap(([run]) =>
    Array.from(run, (char) => (known.includes(char) ? ' ' : char))
      .join('')
      .split(' ')
      .filter((part) => part !== ''),
  );
  return [...new Set([...latin, ...han])].slice(0, MOST_SHOWN);
}

const verdictOf = (
  text: string,
  path: FieldPath | null,
  confirm: string[],
  reason: SentenceRefusal | null = null,
): SentenceVerdict => ({
  text,
  path,
  verdict: reason ? 'refused' : confirm.length > 0 ? 'ask' : 'fits',
  reason,
  confirm,
});

/** Through the fact gate against one text; then every word that is not the entry's, the addressee's or polite is asked. */
function against(text: string, path: FieldPath, facts: LetterFacts, known: string): SentenceVerdict | null {
  const { content, language } = facts;
  const original = readField(content, path);
  if (original === undefined || original.trim() === '') return null;
  if (original.trim() === text) return verdictOf(text, path, []);
  const judged: GateVerdict = factGate({ content, path, original, rewrite: text, language });
  if (!judged.ok) return verdictOf(text, path, [], judged.reason);
  // a figure that nobody has said was taken out
  if (judged.text !== text) return verdictOf(text, path, [], 'number');
  const entry = textFields(content)
    .filter((field) => entryPath(field.path) === entryPath(path))
    .map((field) => field.text);
  const said = [...entry, original, known].join('\n');
  const asked = judged.confirm.filter((word) => !said.includes(word) && !isPolite(word, language));
  return verdictOf(
    text,
    path,
    [...new Set([...asked, ...unknownWords(text, said, language, joined)])].slice(0, MOST_SHOWN),
  );
}

const isPolite = (word: string, language: Language) => joined[language].some((phrase) => phrase.includes(word));

const RANK: Record<SentenceVerdict['verdict'], number> = { fits: 0, ask: 1, refused: 2 };
const best = (verdicts: SentenceVerdict[]): SentenceVerdict | undefined =>
  [...verdicts].sort((a, b) => RANK[a.verdict] - RANK[b.verdict])[0];

/** What somebody was, had or did is no politeness. */
const TELLS = {
  en: /\b(?:was|were|been|being|had|have|has|did|does|done|am (?:a|an|the|at|in|with|your)|my (?!r[eé]sum[eé]|application|letter))\b/i,
  zh: /曾|过|了(?!$|[。！!.])|担任|任职|经验|我是|我有|我在(?!此)/,
};
/** Whoever names the post or the company without a word of applying may be saying that they work there. */
const APPLIES = {
  en: /\b(?:apply|applying|application|interested|opening|vacancy|refer)\b/i,
  zh: /应聘|申请|求职|投递|内推|招/,
};

/** Polite, and about nothing but whom one writes to and what for. */
function saysNothingOfThem(text: string, known: string, { language, letter }: LetterFacts): boolean {
  const names = [letter.post, letter.addressee.company].filter((name) => name.trim() !== '');
  const rest = names.reduce((left, name) => left.split(name).join(' '), text);
  if (/\d/.test(rest) || TELLS[language].test(rest)) return false;
  if (rest !== text && !APPLIES[language].test(rest)) return false;
  return unknownWords(text, known, language, polite).length === 0;
}

/** An answer is held as an entry of its own. */
function againstAnswer(text: string, id: LetterQuestion, answer: string, facts: LetterFacts, known: string) {
  const { content, path } = contentOfEntry('', answer);
  const own = against(text, path, { ...facts, content }, known);
  return own && { ...own, path: answerPath(id) };
}

/**
 * Whether a sentence of a letter says only what the résumé says at the places that it names, what the person answered, or
 * nothing about the person at all. What the posting asks for is no fact about them: of it the title, the company and the
 * addressee may be named, nothing else.
 */
export function judgeSentence(text: string, paths: readonly FieldPath[], facts: LetterFacts): SentenceVerdict {
  const { content, language, letter } = facts;
  const said = text.replace(/\s+/g, ' ').trim();
  const { post, addressee } = letter;
  const known = [post, addressee.name, addressee.title, addressee.company, content.basics.name].join('\n');
  if (!/\p{L}/u.test(said)) return verdictOf(said, null, [], 'empty');
  if (hasGap(said)) return verdictOf(said, null, [], 'gap');
  if (lineLanguage(said) !== language) return verdictOf(said, null, [], 'changed-language');
  if (saysNothingOfThem(said, known, facts)) return verdictOf(said, null, []);
  const places = paths.flatMap((path) => against(said, path, facts, known) ?? []);
  const answers = Object.entries(letter.answers as LetterAnswers).flatMap(([id, answer]) =>
    answer?.trim() ? (againstAnswer(said, id as LetterQuestion, answer, facts, known) ?? []) : [],
  );
  const found = best([...places, ...answers]);
  if (found?.verdict === 'fits') return found;
  return places.length > 0 && found ? found : (best(answers) ?? verdictOf(said, null, [], 'noSource'));
}
