import type { Mixing } from '../types.ts';
import { keepsHyphen } from './hyphens.ts';

const CJK = /[\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const SPACED_WORD = /(?<![\p{L}\p{N}])(?:[\p{Lu}&/] ){3,}[\p{Lu}](?![\p{L}\p{N}])/gu;
const SPACED_CJK = /^[\u4e00-\u9fff](?: [\u4e00-\u9fff]){1,5}$/;

/** Punctuation that holds its own room. */
export const FULL_WIDTH = /^[（）《》「」【】，。；：、！？]$/;

export const isCjk = (text: string): boolean => CJK.test(text);

/** Share of Chinese characters among letters, 0 to 1. */
export function cjkShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length ? letters.filter(isCjk).length / letters.length : 0;
}

/** Words written with a space after each letter (`S K I L L S`, `教 育 背 景`) become words again. */
export const unspace = (text: string): string =>
  SPACED_CJK.test(text.trim()) ? text.replace(/ /g, '') : text.replace(SPACED_WORD, (word) => word.replace(/ /g, ''));

/** `ada@webpost.` before `example`: an address breaks at its own marks. */
const UNFINISHED = /\S@\S{0,60}[.-]$|\S@$|(?:https?:\/\/|www\.)\S{0,200}[./-]$/;

/** Joins the end of a line to the beginning of the next one of the same paragraph. */
export function joinLines(a: string, b: string, mixing: Mixing = null): string {
  if (!a || !b) return a + b;
  if (/\p{Ll}-$/u.test(a) && /^\p{Ll}/u.test(b)) return (keepsHyphen(a, b) ? a : a.slice(0, -1)) + b;
  if (UNFINISHED.test(a) && /^[a-z\d]/.test(b)) return a + b;
  const [end, start] = [a.at(-1)!, b[0]!];
  if (mixing && isCjk(end) !== isCjk(start) && [end, start].every((c) => isCjk(c) || /[A-Za-z0-9%]/.test(c)))
    return mixing === 'spaced' ? `${a} ${b}` : a + b;
  const closed =
    (isCjk(end) || /[，。；、：！？“”（）《》]/.test(end)) &&
    (isCjk(start) || /[，。；、：！？“”（）《》\d]/.test(start));
  const roomy = FULL_WIDTH.test(end) || FULL_WIDTH.test(start);
  return closed || roomy || (/[-–/]$/.test(a) && !/ [-–/]$/.test(a)) ? a + b : `${a} ${b}`;
}
