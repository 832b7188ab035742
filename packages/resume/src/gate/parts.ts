import type { FieldPath, ResumeContent } from '@verdant/contracts';
import { textFields } from '../content/text-fields.ts';
import { sameSize } from './figure-size.ts';
import { chineseWords } from './meaning/chinese-words.ts';
import { englishTokens } from './meaning/english-words.ts';
import { knownFrom, unsupported } from './meaning/unsupported.ts';
import { figuresIn } from './said-figures.ts';

/** What a rewrite tells of one text of the entry. */
export type Part = { path: FieldPath; original: string; rewrite: string };

const CUT = /[，,；;。:：()（）]|\.(?=\s|$)|\s+and\s+|\s[–—]\s|并(?=[^发购联行列排])|以及|同时/gi;
const JOINT = /^(?:[\s，,；;。.:：]|(?:and|also)\b|并且?|以及|同时)+|[\s，,；;。:：]+$|\s+and$/gi;
const MAX_PIECES = 24;

/** A text in pieces between its joints, each joint at the end of what it follows. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(CUT)) {
    if (/\d$/.test(text.slice(0, index)) && /^,\d/.test(text.slice(index))) continue;
    pieces.push(text.slice(from, index + joint.length));
    from = index + joint.length;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}

const isTold = (piece: string, by: readonly string[]): boolean => {
  const figures = by.flatMap((text) => figuresIn(text));
  return (
    unsupported(piece, knownFrom(by)).length === 0 &&
    figuresIn(piece).every((figure) => figures.some((other) => sameSize(figure, other)))
  );
};

/**
 * A rewrite that draws on further texts of its entry, as parts that each tell one of them; null where it does not, or
 * where a piece is told by none of them alone.
 */
export function partsOf(content: ResumeContent, path: FieldPath, original: string, rewrite: string): Part[] | null {
  const [section = '', id = '', list] = path.split('/');
  if (list === undefined || original.trim() === '') return null;
  const others = textFields(content).filter(
    (field) => field.path.startsWith(`${section}/${id}/`) && field.kind === 'bullet' && field.text !== original,
  );
  const pieces = piecesOf(rewrite);
  if (others.length === 0 || pieces.length < 2 || pieces.length > MAX_PIECES) return null;
  const told = new Map<string, string>();
  for (const piece of pieces) {
    // what nobody tells is held against the original
    const owner = isTold(piece, [original]) ? { path } : (others.find(({ text }) => isTold(piece, [text])) ?? { path });
    told.set(owner.path, (told.get(owner.path) ?? '') + piece);
  }
  if (told.size < 2 || !told.has(path)) return null;
  const parts = [...told].map(([owner, text]) => ({
    path: owner,
    original: others.find((other) => other.path === owner)?.text ?? original,
    rewrite: text.replace(JOINT, '').replace(JOINT, '').trim(),
  }));
  return parts.some((part) => part.path !== path && isHung(part.rewrite)) ? null : parts;
}

/** For whom, where or with what, or a bare deed: what another text lends would then be said of this one's things. */
const HUNG =
  /^(?:for|at|across|in|within|throughout|on behalf of|to|with|from|of|under|alongside)\s|^[为在给替向与和跟于]/i;
const isHung = (text: string): boolean => HUNG.test(text) || englishTokens(text).length + chineseWords(text).length < 2;
