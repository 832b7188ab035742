import { readFileSync } from 'node:fs';
import { type Crf, unpackCrf } from '@verdant/crf';
import { type Trees, unpackTrees } from './sure/trees.ts';

const FILES = { pieces: 'postings.crf', wanted: 'wanted.crf', alternatives: 'alternatives.crf' } as const;
type Name = keyof typeof FILES;
const fields = new Map<Name, Crf>();

/** A trained field: the pieces of a posting, which of them are asked for, which are alternatives; `npm run train:postings` makes them. */
export function fieldOf(name: Name): Crf {
  const field = fields.get(name) ?? unpackCrf(readFileSync(new URL(`../../../data/${FILES[name]}`, import.meta.url)));
  fields.set(name, field);
  return field;
}

/** How sure it is that a judged piece is asked for. */
let trees: Trees | null = null;
export function surenessTrees(): Trees {
  trees ??= unpackTrees(readFileSync(new URL('../../../data/sure.trees', import.meta.url)));
  return trees;
}
export const judgeSurenessWith = (other: Trees): void => {
  trees = other;
};

/** Reads with another field from now on, in this process: for those who judge weights that are not the kept ones. */
export const readPostingsWith = (name: Name, field: Crf): void => void fields.set(name, field);
