import {
  entryPath,
  type Language,
  lineLanguage,
  type ModelQuestions,
  type PracticeQuestion,
  type ResumeContent,
} from '@verdant/contracts';
import { askingWords } from '@verdant/lexicon';
import { emptyContent } from '../content/empty.ts';
import { readField } from '../content/field.ts';
import type { Reading } from '../content/inputs.ts';
import { textFields } from '../content/text-fields.ts';
import { claimsHold } from '../gate/claims.ts';
import { factGate } from '../gate/fact-gate.ts';
import { shortHash } from '../text/hash.ts';
import { contentStems, stem } from '../text/words.ts';
import { alike } from './keep-ids.ts';
import { placeName } from './practice-questions.ts';

/** What a model's question is held against; `asked` are those that are there already. */
export type QuestionFacts = {
  content: ResumeContent;
  language: Language;
  reading?: Reading | undefined;
  posting: string;
  asked: readonly PracticeQuestion[];
};
type Item = ModelQuestions['questions'][number];

const TOO_ALIKE = 0.62;
const SENTENCES = /(?<=[?？!！。]|\.\s)\s*/;
/** Every sentence asks: what is told comes from us, by quotation. */
const onlyAsks = (text: string) =>
  text
    .split(SENTENCES)
    .filter((part) => /\p{L}/u.test(part))
    .every((part) => /[?？]\s*$/.test(part));

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
const askingStems = contentStems(askingWords.en.join(' '));
const askingChinese = [...askingWords.zh].sort((a, b) => b.length - a.length);

/** Words of the question that are neither the line's nor those of asking. */
function ownWords(confirm: readonly string[], ask: string, known: string, language: Language): string[] {
  if (language === 'en') {
    const stems = contentStems(known);
    return confirm.filter(
      (word) =>
        ask.toLowerCase().includes(word.toLowerCase()) && !stems.has(stem(word)) && !askingStems.has(stem(word)),
    );
  }
  const rest = (word: string) =>
    askingChinese
      .reduce((left, phrase) => left.split(phrase).join(''), word)
      .replace(/./gu, (char) => (known.includes(char) ? '' : char));
  return confirm.filter((word) => ask.includes(word) && rest(word) !== '');
}

/** Says that something was done: of a thing that only the posting names nobody knows that. */
const DONE = {
  en: /\b(?:(?<!have )you(?:['’]ve| have| had)? (?:used|built|led|ran|managed|wrote|worked|did|were|set up|handled)|when you|while you|your (?:experience|work|time|projects?) (?:with|in|on|at))\b|\b(?:how|why|when|where|what) did you\b/i,
  zh: /你(?:用过|做过|带过|负责过|当时|之前|曾|在.{1,12}(?:时|期间))|(?<!有没有|是否)(?:用|做|带|负责|参与)过/,
};

function holdsLine({ ask }: Item, original: string, path: string, { content, language }: QuestionFacts): boolean {
  const verdict = factGate({ content, path, original, rewrite: ask, language });
  if (!verdict.ok || !claimsHold(ask, content)) return false;
  const entry = entryPath(path);
  const known = textFields(content)
    .filter((field) => field.path.startsWith(`${entry}/`))
    .map(({ text }) => text);
  return ownWords(verdict.confirm, ask, [...known, original].join('\n'), language).length === 0;
}

/** The posting's words count as known; that they were done by the person does not. */
function holdsPosting({ ask, posting: quote }: Item, { content, language, posting }: QuestionFacts): boolean {
  if (quote.trim() === '' || !plain(posting).includes(plain(quote)) || DONE[language].test(ask)) return false;
  const custom = [...content.custom, { id: 'posting', title: '', items: [posting] }];
  return claimsHold(ask, { ...emptyContent(), ...content, custom });
}

/**
 * A question of a model, or null: it has to rest on a line that is surely read, or on words of the posting; to ask and tell
 * nothing; to name no figure, date, name, deed or thing that neither has; and to be another than those that are there.
 */
export function judgeQuestion(item: Item, facts: QuestionFacts): PracticeQuestion | null {
  const { content, language, reading, asked } = facts;
  const ask = item.ask.replace(/\s+/g, ' ').trim();
  if (ask.length < 6 || !onlyAsks(ask) || lineLanguage(ask) !== language) return null;
  if (asked.some((one) => alike(one.ask, ask) >= TOO_ALIKE)) return null;
  const path = item.path.trim();
  const original = path === '' ? undefined : readField(content, path);
  const isLine = original !== undefined && original.trim() !== '' && path.split('/').length > 1;
  if (path !== '' && (!isLine || reading?.doubts[path] === 'scattered' || reading?.doubts[path] === 'ocr')) return null;
  const said = { ...item, ask };
  if (isLine ? !holdsLine(said, original, path, facts) : !holdsPosting(said, facts)) return null;
  const speaks = (text: string) => text.trim() !== '' && lineLanguage(text) === language && claimsHold(text, content);
  return {
    id: `llm:${shortHash(`${path}:${ask}`)}`,
    kind: isLine ? 'claim' : 'requirementMissing',
    path: isLine ? path : null,
    place: isLine ? placeName({ content }, path) : '',
    quote: isLine ? original : '',
    requirement: isLine ? null : item.posting.replace(/\s+/g, ' ').trim(),
    ask,
    why: speaks(item.why) ? item.why.trim() : '',
    hints: item.hints.map((hint) => hint.trim()).filter(speaks),
    engine: 'llm',
  };
}
