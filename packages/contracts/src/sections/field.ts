/**
 * What a field can hold. `line`, `text`, `link`: one string, of one line, of several, an address. `date`: `YYYY` or
 * `YYYY-MM`, '' where the document says none; `end`: the same, null is "present". `tags`: words that print as one line
 * and are one field. `bullets`: sentences, each a field of its own.
 */
export type FieldValue = {
  line: string;
  text: string;
  link: string;
  date: string;
  end: string | null;
  tags: string[];
  bullets: string[];
};
export type FieldKind = keyof FieldValue;

/** The name of a field in JSON Resume, or more where the two say it differently. */
export type JsonField =
  | string
  | {
      key: string;
      /** there it is a list, of which our text is one member */
      list?: true;
      /** names that older documents use */
      or?: readonly string[];
      /** what other documents say besides, each under one of these names, in front of it or behind it */
      before?: readonly (readonly string[])[];
      after?: readonly (readonly string[])[];
    };

export type Field = {
  kind: FieldKind;
  /** the key of its label among the words for fields; its own name where absent */
  label?: string;
  json?: JsonField;
  /** takes a whole row of the form */
  wide?: true;
  input?: 'email' | 'tel' | 'url';
  /** the name of an organisation, a work or a person: a translation keeps the original beside it */
  properName?: true;
  /** of an end: an entry that begins and has none is asked for it */
  asked?: true;
};
export type Fields = Readonly<Record<string, Field>>;

/** The values of such fields. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: FieldValue[F[K]['kind']] };

/** The key of a field's label. */
export type LabelOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { label: infer L extends string } ? L : K;
}[keyof F & string];

export const kindsIn = (fields: Fields, ...kinds: FieldKind[]): string[] =>
  Object.keys(fields).filter((key) => kinds.includes(fields[key]!.kind));

const empty: { [K in FieldKind]: () => FieldValue[K] } = {
  line: () => '',
  text: () => '',
  link: () => '',
  date: () => '',
  end: () => '',
  tags: () => [],
  bullets: () => [],
};

/** Each field with nothing in it. */
export const blankValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, { kind }]) => [key, empty[kind]()])) as ValuesOf<F>;
