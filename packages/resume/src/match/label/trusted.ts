import { instructionIn } from '../../document/instructions.ts';

type Span = { from: number; to: number };

const MANY_WORDS = 40;
const LEAST_DISTINCT = 0.25;
/** The same few words again and again: nobody asks like that. */
function repeatsItself(line: string): boolean {
  const words = line.toLowerCase().match(/\p{Script=Han}|[\p{L}\d]+/gu) ?? [];
  return words.length >= MANY_WORDS && new Set(words).size < words.length * LEAST_DISTINCT;
}
const tellsDemands = (line: string): boolean => !repeatsItself(line) && instructionIn(line) === null;

const IN_WORD = /^(?:(?!\p{Script=Han})[\p{L}\d\p{Cf}]){2}$/u;
/** `Hands|-on`, `50|%`: the rest of it belongs to what stands before. */
const GOES_ON = /^\p{Ll}-\p{Ll}$|^\d[%％]/u;
const cutsWord = (text: string, at: number): boolean =>
  IN_WORD.test(text.slice(at - 1, at + 1)) ||
  GOES_ON.test(text.slice(at - 1, at + 2)) ||
  GOES_ON.test(text.slice(at - 2, at + 1));

/** Whether what the field takes for a demand may be one: whole words of a line that tells what is asked for. */
export function trustedIn(text: string): (span: Span) => boolean {
  const lines = new Map<number, boolean>();
  const lineTells = ({ from, to }: Span): boolean => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', to);
    const tells = lines.get(start) ?? tellsDemands(text.slice(start, end < 0 ? text.length : end));
    lines.set(start, tells);
    return tells;
  };
  return (span) =>
    !cutsWord(text, span.from) &&
    !cutsWord(text, span.to) &&
    !/\p{Cf}/u.test(text.slice(span.from, span.to)) &&
    lineTells(span);
}
