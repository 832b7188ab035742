import type { OwnedNoun } from '@verdant/contracts';

/** What one person has that others may try to name. */
export type Noun = OwnedNoun | 'order';
export type Ids = Record<Noun, string>;

/** Who asks, and whom they go for. */
export type Attack = {
  /** a word that stands in all that is the asker's, and in nothing else */
  mark: string;
  own: Ids;
  foreign: Ids & { user: string; email: string; cookie: string };
  /** values of which a schema says less than the rule does, by the name of the field */
  known: Record<string, readonly unknown[]>;
  /** files that may be uploaded */
  files: readonly { name: string; bytes: Uint8Array }[];
};

/** Fields that name a thing in other words than `<noun>Id`. */
const NOUNS: Record<string, Noun> = { orderNo: 'order', photo: 'image' };

export const nounOf = (field: string, owns: OwnedNoun | undefined): Noun | undefined =>
  field === 'id' ? owns : (NOUNS[field] ?? (field.endsWith('Id') ? (field.slice(0, -2) as Noun) : undefined));
