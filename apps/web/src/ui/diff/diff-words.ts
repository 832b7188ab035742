import { diffArrays } from 'diff';

export type Span = { kind: 'same' | 'del' | 'ins' | 'gap'; text: string };
export type WordDiff = { was: Span[]; now: Span[] };

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (language: string) => {
  if (!segmenters.has(language)) segmenters.set(language, new Intl.Segmenter(language, { granularity: 'word' }));
  return segmenters.get(language)!;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts `text` at every occurrence of a gap; the gaps themselves are kept. */
export const splitAtGaps = (text: string, gaps: string[]): string[] => {
  const known = [...new Set(gaps.filter(Boolean))].sort((a, b) => b.length - a.length);
  if (known.length === 0) return text ? [text] : [];
  return text.split(new RegExp(`(${known.map(escaped).join('|')})`)).filter(Boolean);
};

/** Words, numbers with their unit, spaces and marks; Chinese by dictionary words; a gap is one token. */
export const tokenise = (text: string, gaps: string[] = []): string[] =>
  splitAtGaps(text, gaps).flatMap((piece) => (gaps.includes(piece) ? [piece] : words(piece)));

const language = (text: string) => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

const words = (text: string): string[] => {
  const tokens: string[] = [];
  for (const { segment } of segmenter(language(text)).segment(text)) {
    const last = tokens.at(-1);
    if (last !== undefined && /[\d.]$/.test(last) && /\d/.test(last) && /^[%％]$/.test(segment)) {
      tokens[tokens.length - 1] = last + segment;
    } else tokens.push(segment);
  }
  return tokens;
};

const add = (spans: Span[], kind: Span['kind'], text: string) => {
  const last = spans.at(-1);
  if (last && last.kind === kind && kind !== 'gap') last.text += text;
  else spans.push({ kind, text });
};

/** A blank between two changes belongs to them, one at the edge of a change does not: long marks read better. */
const joinBlanks = (spans: Span[]): Span[] => {
  const out: Span[] = [];
  const changed = (kind?: Span['kind']) => kind === 'del' || kind === 'ins';
  spans.forEach((span, i) => {
    const blank = span.kind === 'same' && /^\s+$/.test(span.text);
    const before = spans[i - 1]?.kind;
    add(out, blank && changed(before) && before === spans[i + 1]?.kind ? before! : span.kind, span.text);
  });
  const trimmed: Span[] = [];
  for (const { kind, text } of out) {
    if (!changed(kind)) {
      add(trimmed, kind, text);
      continue;
    }
    const [, head = '', body = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
    if (head) add(trimmed, 'same', head);
    if (body) add(trimmed, kind, body);
    if (tail) add(trimmed, 'same', tail);
  }
  return trimmed;
};

/** What was struck out of `before` and what was written into `after`. The spans of a side add up to its text. */
export const diffWords = (before: string, after: string, gaps: string[] = []): WordDiff => {
  const was: Span[] = [];
  const now: Span[] = [];
  const put = (tokens: string[], kind: 'same' | 'ins') => {
    for (const token of tokens) add(now, gaps.includes(token) ? 'gap' : kind, token);
  };
  for (const part of diffArrays(tokenise(before), tokenise(after, gaps))) {
    if (part.removed) for (const token of part.value) add(was, 'del', token);
    else if (part.added) put(part.value, 'ins');
    else {
      for (const token of part.value) add(was, 'same', token);
      put(part.value, 'same');
    }
  }
  return { was: joinBlanks(was), now: joinBlanks(now) };
};
