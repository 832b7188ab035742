import type { JobSpan } from '@verdant/contracts';
import { emissions, marginals } from '@verdant/crf';
import { hasHan } from '../../text/words.ts';
import { refusedPlaces } from '../headings/aside-lines.ts';
import { DENIES, isRefused, isSaidOfSome, NOT_ASKED } from '../phrases.ts';
import { isCondition } from '../terms/conditions.ts';
import type { Hit } from '../terms/open-terms.ts';
import { statesCondition } from '../terms/stated-conditions.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { candidateFeatures, WANTED } from './candidate-features.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { fieldOf, surenessTrees } from './fields.ts';
import type { PostingReading } from './posting-spans.ts';
import { type Judged, sureFeatures } from './sure/sure-features.ts';
import { sureness } from './sure/trees.ts';

/** `told` where it asks for nothing: what the job does, or how it is done. */
export type Piece = Hit & { need: 'must' | 'nice'; told: boolean };

/**
 * Surer than this, a piece is asked for or liked; chosen on postings that the weights had not learned. Where there are
 * few pieces little stands around them that could tell the trees more than the judge saw: its word is taken, and of
 * what is only guessed or stands `outside` of what the rules read as asked for it must be surer.
 */
const LIKELY = { han: 0.5, other: 0.53, few: 0.36, outside: 0.5 };
const FEW = 8;

const PHRASE_END = /[，,。；;！!\n（()）]|\.(?=\s|$)/;
const SENTENCE_END = /[。；;！!?？\n]|\.(?=\s|$)/;
const LONGEST_PHRASE = 140;
/** `英语不作要求`, `Italian? Never mind`, `we aren't fussed about schools: …`: outside of what the rules read as asked for, a phrase that says it isn't is believed. */
export function isDenied(text: string, { from, to }: JobSpan): boolean {
  const before = text
    .slice(Math.max(0, from - LONGEST_PHRASE), from)
    .split(PHRASE_END)
    .at(-1)!;
  const after = text.slice(to, to + LONGEST_PHRASE).split(PHRASE_END)[0]!;
  const sentence = text.slice(from, to + LONGEST_PHRASE).split(SENTENCE_END)[0]!;
  const answer = after.match(/[?？](.*)$/su)?.[1];
  const phrase = `${before}${text.slice(from, to)}${after}`;
  const label = text
    .slice(Math.max(0, from - LONGEST_PHRASE), from)
    .split(SENTENCE_END)
    .at(-1)!
    .match(/^(.*)[:：]/su)?.[1];
  return (
    NOT_ASKED.test(phrase) ||
    (label !== undefined && NOT_ASKED.test(label)) ||
    isRefused(phrase) ||
    (answer !== undefined && DENIES.test(answer)) ||
    isSaidOfSome(sentence) ||
    refusedPlaces(text).some((place) => place.from <= from && to <= place.to)
  );
}

/** `book it in Mews; if you have never seen Mews that is no trouble`: told here, let go of elsewhere. */
function deniedElsewhere(text: string): (piece: Candidate) => boolean {
  const places = new Map<string, number[]>();
  const deniedAt = (said: string): number[] => {
    const found: number[] = [];
    for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + said.length))
      if (isDenied(text, { from: at, to: at + said.length })) found.push(at);
    return found;
  };
  return ({ from, to, told }) => {
    const said = text.slice(from, to);
    if (!told || said.length < LEAST_NAME) return false;
    // a name that stands a thousand times is looked for once
    if (!places.has(said)) places.set(said, deniedAt(said));
    return places.get(said)!.some((at) => at !== from);
  };
}
const LEAST_NAME = 3;

const TWO_LETTERS = /^[A-Za-z\d]{2}$/;
/** So much of the likelihood of two letters is enough for the name that holds them. */
const NEARLY = 0.6;
/** `CE` of CE 认证: two letters say less than the name that holds them. */
const isShortFor = (one: Judged, other: Judged): boolean =>
  other.from <= one.from &&
  one.to <= other.to &&
  other.to - other.from > one.to - one.from &&
  TWO_LETTERS.test(one.entry.en[0] ?? '') &&
  other.must + other.nice >= NEARLY * (one.must + one.nice);

/** So many times likelier must be what speaks against the rules where they found a piece. */
const AGAINST_RULES = 8;

function needOf(clause: Candidate['clause'], must: number, nice: number): Piece['need'] {
  const factor = clause === null ? 1 : clause.need === 'must' ? AGAINST_RULES : 1 / AGAINST_RULES;
  return must * factor >= nice ? 'must' : 'nice';
}

/** A condition of which a posting says that it must be met is so likely one at least. */
const STATED = 0.9;

/** All that may be asked for, with what the judge of pieces thinks of each. */
export function judgedOf(posting: string, terms: readonly ClauseTerms[], reading: PostingReading): Judged[] {
  const candidates = candidatesOf(posting, terms, reading);
  const field = fieldOf('wanted');
  const likely = marginals(field, emissions(field, candidateFeatures(posting, candidates, reading, field.bits)));
  return candidates.map((one, i): Judged => {
    const [, must, nice] = WANTED.map((_, label) => likely[i * WANTED.length + label]!);
    return { ...one, must: must!, nice: nice! };
  });
}

/** The same as sure as the trees are, who see all that was judged: what lies over it, beside it and in the posting. */
function surelyJudged(posting: string, judged: readonly Judged[], reading: PostingReading): Judged[] {
  if (judged.length < FEW) return [...judged];
  const rows = sureFeatures(posting, judged, reading);
  return judged.map((one, i) => {
    const scale = sureness(surenessTrees(), rows[i]!) / Math.max(1e-9, one.must + one.nice);
    return { ...one, must: one.must * scale, nice: one.nice * scale };
  });
}

/** Pieces of a posting, in order and none over another: what is asked for, and what the rules alone took for it, as told. */
export function piecesOf(posting: string, terms: readonly ClauseTerms[], reading: PostingReading): Piece[] {
  const script = hasHan(posting) ? 'han' : 'other';
  const judged = surelyJudged(posting, judgedOf(posting, terms, reading), reading).map((one) =>
    (one.condition || isCondition(posting.slice(one.from, one.to))) && statesCondition(posting, one)
      ? { ...one, must: Math.max(one.must, STATED) }
      : one,
  );
  const leastOf = ({ clause, source }: Candidate) =>
    judged.length >= FEW ? LIKELY[script] : clause && source !== 'guess' ? LIKELY.few : LIKELY.outside;
  const short = new Set(judged.filter((one) => judged.some((other) => isShortFor(one, other))));
  const isDeniedElsewhere = deniedElsewhere(posting);
  const kept: Judged[] = [];
  const taken = new Uint8Array(posting.length);
  for (const one of judged.filter((one) => !short.has(one)).sort((a, b) => b.must + b.nice - a.must - a.nice)) {
    if ((one.clause === null && isDenied(posting, one)) || isDeniedElsewhere(one)) continue;
    if (taken.subarray(one.from, one.to).some((at) => at > 0)) continue;
    taken.fill(1, one.from, one.to);
    kept.push(one);
  }
  return kept
    .map(({ source, must, nice, ...one }) => ({
      ...one,
      need: needOf(one.clause, must, nice),
      told: must + nice < leastOf({ ...one, source }),
      source,
    }))
    .filter(({ told, source }) => !told || source === 'rules')
    .map(({ source: _, clause: __, ...piece }) => piece)
    .sort((a, b) => a.from - b.from);
}
