import { hasStudyWord, isKnownTerm, isKnownTool } from '@verdant/lexicon/vocabulary';
import type { Piece } from '../../entries/pieces.ts';
import { findSchoolDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';
import { DETAIL } from './beside-degree.ts';

/** `…, BCIT` and `…, Tarn IT` behind what was won: a school that people there know by its letters. */
const LETTERS = /^(.{4,160}?),\s+(\p{Lu}{3,6}|\p{Lu}\p{Ll}{3,}\s(?:IT|UT|TU))$/u;

/** Letters that stand for a subject or a skill (`HTML`, `Applied IT`) name no school. */
const namesSubject = (name: string): boolean =>
  [name, name.split(' ')[0]!].some(
    (text) => hasStudyWord(text) || isKnownTerm(text) || isKnownTool(text) || isLocation(text),
  ) ||
  DETAIL.test(name) ||
  findSchoolDegree(name) !== null;

/** The pieces of a head without the school in short letters that one ends in, where no other school is named. */
export function schoolInShort(pieces: readonly Piece[]): { pieces: Piece[]; school: string } {
  const none = { pieces: [...pieces], school: '' };
  if (pieces.some(({ text, label }) => isPlaceOfLearning(text) || label === 'school')) return none;
  if (!pieces.some(({ text }) => findSchoolDegree(text))) return none;
  const at = pieces.findIndex(({ text }) => LETTERS.test(text));
  const [, before, name] = LETTERS.exec(pieces[at]?.text ?? '') ?? [];
  if (!before || !name || namesSubject(name)) return none;
  return { pieces: pieces.map((piece, i) => (i === at ? { ...piece, text: before } : piece)), school: name };
}
