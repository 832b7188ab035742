import { type Static, Type } from 'typebox';
import { SECTION_TITLE_MAX, SIGNED_AT_MAX } from './constants/limits.ts';
import {
  BULLETS,
  type Bullet,
  COLUMNS,
  DATE_STYLES,
  FITS,
  HEADING_CASES,
  HEADING_STYLES,
  KEEPS,
  LATER_STYLE,
  LEADS,
  LEVEL_STYLES,
  MEASURE_BOUNDS,
  OWN_STYLE,
  PAGE_NUMBERS,
  PHOTO_SHAPES,
  PHOTO_SIDES,
  RUNNING_NAMES,
  SIGNATURES,
  SIZE_BOUNDS,
  TYPEFACES,
} from './constants/look.ts';
import { SectionKey } from './resume.ts';
import { hasOwnTitles, SECTION_ORDER, type TitledSectionKey } from './sections/index.ts';

const closed = { additionalProperties: false };
const oneOf = <T extends string>(values: readonly T[], more: { default?: T; description?: string } = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...more });
const between = ({ min, max }: { min: number; max: number }) => ({ minimum: min, maximum: max });
const title = Type.Optional(Type.String({ maxLength: SECTION_TITLE_MAX }));

/** Printed headings of one's own; a key that is absent or '' keeps ours. Custom sections bring their titles with them. */
const Titles = Type.Unsafe<{ [K in TitledSectionKey]?: string }>(
  Type.Object(Object.fromEntries(SECTION_ORDER.filter((key) => !hasOwnTitles(key)).map((key) => [key, title])), {
    ...closed,
    default: {},
  }),
);

const Arranged = Type.Object(
  {
    newPage: Type.Optional(Type.Boolean({ description: 'begins on a new page, or at the head of the next column' })),
    keep: Type.Optional(oneOf(KEEPS, { description: 'what is never parted by the end of a page' })),
    column: Type.Optional(oneOf(COLUMNS)),
  },
  closed,
);
export type Arranged = Static<typeof Arranged>;
/** Where sections stand; of one that is absent the template decides. */
const Arrangement = Type.Unsafe<{ [K in SectionKey]?: Arranged }>(
  Type.Object(Object.fromEntries(SECTION_ORDER.map((key) => [key, Type.Optional(Arranged)])), {
    ...closed,
    default: {},
  }),
);
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const size = (option: keyof typeof SIZE_BOUNDS) => Type.Number({ ...between(SIZE_BOUNDS[option]), default: 1 });

/**
 * How a résumé looks. `spacing` is a factor on all vertical space, `margins` one on the white around the page. `photo` is
 * the id of one of the owner's images. The optional fields came later: `wholeStyle` fills them in.
 */
export const ResumeStyle = Type.Object(
  {
    template: Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' }),
    accent: colour,
    typeface: oneOf(TYPEFACES),
    spacing: Type.Number(between(MEASURE_BOUNDS.spacing)),
    size: Type.Number({ ...between(MEASURE_BOUNDS.size), description: 'body text in pt' }),
    paper: Type.Union([Type.Literal('a4'), Type.Literal('letter')]),
    photo: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    sections: Type.Array(Type.Object({ key: SectionKey, visible: Type.Boolean() }, closed), {
      maxItems: SECTION_ORDER.length,
    }),
    templateVersion: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999,
        default: 1,
        description: 'the version of the template that the résumé was made with; a newer one changes nothing by itself',
      }),
    ),
    margins: Type.Optional(Type.Number({ ...between(MEASURE_BOUNDS.margins), default: 1 })),
    dateStyle: Type.Optional(oneOf(DATE_STYLES, { default: 'auto' })),
    titles: Type.Optional(Titles),
    fit: Type.Optional(oneOf(FITS, { default: 'none', description: 'on how many pages it is to fit' })),
    headings: Type.Optional(oneOf(HEADING_STYLES, { default: 'template' })),
    headingCase: Type.Optional(oneOf(HEADING_CASES, { default: 'written' })),
    bullet: Type.Optional(oneOf(Object.keys(BULLETS) as Bullet[], { default: 'dot' })),
    icons: Type.Optional(Type.Boolean({ default: false, description: 'signs before the ways to reach the person' })),
    levels: Type.Optional(oneOf(LEVEL_STYLES, { default: 'words' })),
    leads: Type.Optional(oneOf(LEADS, { default: 'role', description: 'what heads a post' })),
    pageNumbers: Type.Optional(oneOf(PAGE_NUMBERS, { default: 'none' })),
    runningName: Type.Optional(oneOf(RUNNING_NAMES, { default: 'none' })),
    photoShape: Type.Optional(oneOf(PHOTO_SHAPES, { default: 'template' })),
    photoSize: Type.Optional(size('photoSize')),
    photoSide: Type.Optional(oneOf(PHOTO_SIDES, { default: 'right' })),
    accent2: Type.Optional(
      Type.Union([colour, Type.Null()], {
        default: null,
        description: 'for headline, signs and bars; null: the accent',
      }),
    ),
    sideWidth: Type.Optional(size('sideWidth')),
    signature: Type.Optional(oneOf(SIGNATURES, { default: 'none' })),
    signedAt: Type.Optional(
      Type.String({
        maxLength: SIGNED_AT_MAX,
        default: '',
        description: 'place and date above the line; by hand where empty',
      }),
    ),
    arrangement: Type.Optional(Arrangement),
  },
  closed,
);
export type ResumeStyle = Omit<Static<typeof ResumeStyle>, 'sections'> & {
  sections: { key: SectionKey; visible: boolean }[];
};
export type WholeStyle = Required<ResumeStyle>;

/** A style with all its fields; those that an older one lacks get the values it was drawn with. */
export const wholeStyle = (style: ResumeStyle): WholeStyle => ({
  ...LATER_STYLE,
  ...style,
});

/**
 * A style without what belongs to one résumé alone: its photo, the sections it shows, their headings and places, and where
 * and when it was signed.
 */
export type Look = Omit<ResumeStyle, (typeof OWN_STYLE)[number]>;
export const Look = Type.Unsafe<Look>(Type.Omit(ResumeStyle, [...OWN_STYLE], closed));
