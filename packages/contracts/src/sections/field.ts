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
  /** of a link: the line whose words lead there on the page, instead of a line of its own */
  of?: string;
  /** words that are offered while one writes: the key of their list among the words of the web */
  suggested?: 'level';
  /** absent where nothing is said, as in all content that is older than the field; its form offers it and no more */
  optional?: true;
};
export type Fields = Readonly<Record<string, Field>>;

/** The values of such fields. */
export type ValuesOf<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { optional: true } ? never : K]: FieldValue[F[K]['kind']];
} & { -readonly [K in keyof F as F[K] extends { optional: true } ? K : never]?: FieldValue[F[K]['kind']] };

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

/** What a field of that kind holds where nothing is said. */
export const blankOf = <K extends FieldKind>(kind: K): FieldValue[K] => empty[kind]();

/** Each field with nothing in it, without those that are absent then. */
export const blankValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { kind, optional }]) => (optional ? [] : [[key, blankOf(kind)]])),
  ) as ValuesOf<F>;

/** The values of an entry, each of its fields with one. */
export const allValues = (fields: Fields, item: object): Record<string, FieldValue[FieldKind]> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      const value = (item as Record<string, FieldValue[FieldKind] | undefined>)[key];
      return [key, value === undefined ? blankOf(kind) : value];
    }),
  );
