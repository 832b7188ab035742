import type { en } from './en/index.ts';

type Spaces = typeof en;
export type Space = keyof Spaces;

type Bare<K extends string> = K extends `${infer Key}_${'zero' | 'one' | 'other'}` ? Key : K;
/** Where texts stand below a group of words; a counted text, of which there are several, without its ending. */
type TextsOf<G> = {
  [K in keyof G & string]: G[K] extends string
    ? Bare<K>
    : G[K] extends readonly unknown[]
      ? never
      : `${K}.${TextsOf<G[K]>}`;
}[keyof G & string];
/** Where lists stand. */
type ListsOf<G> = {
  [K in keyof G & string]: G[K] extends string ? never : G[K] extends readonly unknown[] ? K : `${K}.${ListsOf<G[K]>}`;
}[keyof G & string];
type At<G, P> = P extends keyof G
  ? G[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof G
      ? At<G[K], Rest>
      : never
    : never;

type Texts = { [S in Space]: TextsOf<Spaces[S]> };
type Lists = { [S in Space]: ListsOf<Spaces[S]> };
/** Keys of the first namespace stand alone, those of the others behind a colon. */
type KeyOf<Keys extends Record<Space, string>, First extends Space, All extends Space> =
  | Keys[First]
  | { [S in All]: `${S}:${Keys[S]}` }[All];
type ListAt<First extends Space, K> = K extends `${infer S extends Space}:${infer P}`
  ? At<Spaces[S], P>
  : At<Spaces[First], K>;

/** What fills the gaps of a text; `count` also chooses among its forms. */
export type Values = { readonly [name: string]: unknown; readonly count?: number };

/** Says a text. An unknown key does not compile. */
export interface Say<First extends Space = 'common', All extends Space = First> {
  (key: KeyOf<Texts, First, All>, values?: Values): string;
  /** all texts of a list */
  list<K extends KeyOf<Lists, First, All>>(key: K, values?: Values): ListAt<First, K>;
}
