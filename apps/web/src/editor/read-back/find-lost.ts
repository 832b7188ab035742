import type { FieldPath } from '@verdant/contracts';
import type { PrintedText } from './printed-texts.ts';

/** Letters and digits alone: where a line or a word breaks, and how it is joined, says nothing about what was read. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Paths of the texts that can't be found whole in what a reader made of the file. */
export function findLost(texts: readonly PrintedText[], read: string): FieldPath[] {
  const all = bare(read);
  return texts.filter(({ text }) => !all.includes(bare(text))).map(({ path }) => path);
}
