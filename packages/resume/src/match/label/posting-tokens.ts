import { chineseWords } from '../../gate/meaning/chinese-words.ts';

type Span = { from: number; to: number };
/** A Chinese or other word, a number or a sign of a posting; `from` and `to` are places in its text. */
export type Token = { text: string; from: number; to: number };

const TOKEN = /\p{Script=Han}+|\d+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|[^\s]/gu;

/** Letters that are given to the segmenter at once: its time grows with the square. */
const LONGEST_RUN = 100;

/** Places inside a run of letters at which a Chinese word ends. */
function wordEnds(run: string): number[] {
  const ends: number[] = [];
  for (let from = 0; from < run.length; from += LONGEST_RUN)
    for (const { to } of chineseWords(run.slice(from, from + LONGEST_RUN))) ends.push(from + to);
  return ends;
}

/** Chinese words by the segmenter, cut where a term begins or ends. */
export function tokensOf(text: string, terms: readonly Span[] = []): Token[] {
  const edges = new Set(terms.flatMap(({ from, to }) => [from, to]));
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: run, index }) => {
    const to = index + run.length;
    const inside = /^\p{Script=Han}/u.test(run) ? wordEnds(run).map((end) => index + end) : [];
    const cuts = [...inside, ...edgesIn(edges, index, to)].filter((at) => at > index && at < to);
    const bounds = [index, ...new Set(cuts.sort((a, b) => a - b)), to];
    return bounds.slice(1).map((end, i) => ({ text: text.slice(bounds[i], end), from: bounds[i]!, to: end }));
  });
}

function edgesIn(edges: ReadonlySet<number>, from: number, to: number): number[] {
  const inside: number[] = [];
  for (let at = from + 1; at < to; at++) if (edges.has(at)) inside.push(at);
  return inside;
}

const ENDS_SENTENCE = /[。；;！!？?\n]|(?<=[\p{Ll}\d)%"”])\.(?=\s|$)/u;
const ENDS_PHRASE = /[，,、:：()（）|/·•—–]/;

/** The pieces of a text between marks; none is empty. */
function piecesOf(text: string, { from, to }: Span, marks: RegExp): Span[] {
  const pieces: Span[] = [];
  let start = from;
  for (const { index, 0: mark } of text.slice(from, to).matchAll(new RegExp(marks, 'gu'))) {
    pieces.push({ from: start, to: from + index });
    start = from + index + mark.length;
  }
  return [...pieces, { from: start, to }].filter((piece) => text.slice(piece.from, piece.to).trim() !== '');
}

export type Sentence = Span & { phrases: Span[] };

/** Sentences and, between their commas and brackets, phrases. */
export const sentencesOf = (text: string): Sentence[] =>
  piecesOf(text, { from: 0, to: text.length }, ENDS_SENTENCE).map((sentence) => ({
    ...sentence,
    phrases: piecesOf(text, sentence, ENDS_PHRASE),
  }));

/** A line as it stands in a text, with the line that heads it, where there is one. */
export type Line = Span & { text: string; heading: string };

const POINT = /^\s*(?:[-–—•·●*▪◆◇◎○■□▶►➤★☆✓✔※√◦‣・→>]|\p{So}|\d{1,2}[.．、)）](?!\d)|[①-⑳]|[（(]\d{1,2}[)）])/u;
const LONGEST_HEADING = 60;

/** Short and no sentence: `What we're after`, 【要求】, ends in a colon, stands alone or above points. */
function heads(lines: readonly string[], at: number): boolean {
  const said = lines[at]!.trim();
  const next = lines[at + 1] ?? '';
  if (said === '' || said.length > LONGEST_HEADING || POINT.test(said) || /[。；;.,，、]$/.test(said)) return false;
  const alone = at > 0 && lines[at - 1]!.trim() === '' && next.trim() !== '';
  return /[:：】\]]$/.test(said) || /^(?:#|\*\*|【|\[)/.test(said) || POINT.test(next) || alone;
}

/** The words that a line begins with in front of a colon, or between brackets: `Must: …`, 【要求】…. */
const leadOf = (line: string): string => line.match(/^[^\p{L}\d]*([^:：】\].。，,\n]{2,40})[:：】\]]/u)?.[1] ?? '';

export function linesOf(text: string): Line[] {
  const lines = text.split('\n');
  let from = 0;
  let heading = '';
  return lines.map((line, at) => {
    const own = heads(lines, at);
    if (own) heading = line.trim();
    const lead = own ? '' : leadOf(line);
    const found = { from, to: from + line.length, text: line, heading: own ? '' : lead || heading };
    from += line.length + 1;
    return found;
  });
}

export const opensPoint = (line: string): boolean => POINT.test(line);
