import type { JobSpan } from '@verdant/contracts';
import { placesOf } from './places.ts';
import type { Token } from './posting-tokens.ts';
import { wordKind } from './word-kinds.ts';

const ONE_HAN = /^\p{Script=Han}$/u;
/** Letters that ask, count or join, and so begin no name. */
const JOINTS = new Set(
  '会懂能用有做持考跟看按含带需要须得是在为对把被让给到从过等各其该每多约近满超新老大小好就都也还只再又很最更并可应请如与和或及的了着者吗呢吧啦嘛们这那',
);
/** Letters that end a name: posts and things. */
const LAST_LETTERS = new Set('员师集工系表图器仪剂法术品');

/** Signs inside a name in Latin letters: `NIGP-CPP`, `Y14.5`. */
const NAME_BEHIND = /^[\p{Script=Latin}\d]*(?:[-.][\p{Script=Latin}\d]+)*/u;
const NAME_AHEAD = /[\p{Script=Latin}\d]+(?:[-.][\p{Script=Latin}\d]+)*[-.]?$/u;
const LATIN = /^[\p{Script=Latin}\d]$/u;
const LONGEST_NAME = 24;

/** A piece that ends inside a name, up to that name's ends: the segmenter leaves single letters of what it doesn't know. */
export function wholeWords(text: string, tokens: readonly Token[]): (span: JobSpan) => JobSpan {
  const tokenAt = placesOf(tokens, text.length);
  const isLetter = (token: Token | undefined): token is Token => token !== undefined && ONE_HAN.test(token.text);
  const begins = (token: Token | undefined): token is Token =>
    isLetter(token) && !JOINTS.has(token.text) && wordKind(token.text) === 'name';
  return ({ from, to }) => {
    const [before, first, after] = [tokenAt(from - 1), tokenAt(from), tokenAt(to)];
    let [start, end] = [from, to];
    if (isLetter(first) && begins(before)) start = before.from;
    if (/\p{Script=Han}$/u.test(text[to - 1] ?? '') && isLetter(after) && LAST_LETTERS.has(after.text)) end = after.to;
    if (LATIN.test(text[from] ?? ''))
      start -= text.slice(Math.max(0, from - LONGEST_NAME), from).match(NAME_AHEAD)?.[0].length ?? 0;
    if (LATIN.test(text[to - 1] ?? '')) end += text.slice(to, to + LONGEST_NAME).match(NAME_BEHIND)?.[0].length ?? 0;
    return { from: start, to: end };
  };
}
