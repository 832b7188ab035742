import { type Static, Type } from 'typebox';

/** The two languages of the product, for the interface and for a résumé alike. */
export const Language = Type.Union([Type.Literal('zh'), Type.Literal('en')]);
export type Language = Static<typeof Language>;

/** A text that is stored in both languages and chosen at the edge. */
export type Localized = { en: string; zh: string };

/** `T` with every `Localized` inside it replaced by a string. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends readonly (infer U)[]
    ? InLanguage<U>[]
    : T extends object
      ? { [K in keyof T]: InLanguage<T[K]> }
      : T;
