import { fold } from '../evidence/stream.ts';
import type { Drafts } from './limits.ts';

type Certificate = Drafts['certifications'][number];
/** `国际商务单证员证书` is the paper of `国际商务单证员`. */
const paper = (name: string): string => fold(name).replace(/(?<=.{3})(?:资格)?证书?$/u, '');
/** A side column lists by its name alone what the text lists with who gave it and when; of another date it is another one. */
export const saysAgain = (one: Certificate, other: Certificate): boolean => {
  const [names, bare] = [[one, other].map(({ name }) => name), [one, other].map(({ name }) => withoutField(name))];
  // `工程师` and `工程师（水利）` are one: only one of the two says its field
  const isSaidOnce = names.filter((name, at) => name !== bare[at]).length === 1;
  const [first, second] = (isSaidOnce ? bare : names).map(paper);
  return first === second && (!one.date || !other.date || one.date === other.date);
};
const withoutField = (name: string): string => name.replace(/\s?[（(][^（()）]{1,20}[)）]$/u, '');
