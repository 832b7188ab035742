import { type Static, Type } from 'typebox';
import { SectionKey } from './resume.ts';

/** Pairs of a Latin and a Chinese face; `mixed` and `kai-heads` have faces of their own for name and headings. */
export const TYPEFACES = ['sans', 'serif', 'kai', 'mixed', 'humanist', 'garamond', 'technical', 'kai-heads'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** How dates are written; `auto` as the language does: `Jun 2023`, `2023.06`. `year` leaves the months out. */
export const DATE_STYLES = ['auto', 'dots', 'dash', 'slash', 'short', 'long', 'chinese', 'year'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export const FITS = ['none', 'one', 'two'] as const;
export type Fit = (typeof FITS)[number];

const closed = { additionalProperties: false };
const oneOf = <T extends string>(values: readonly T[], more: { default?: T; description?: string } = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...more });
const title = Type.Optional(Type.String({ maxLength: 60 }));

/** Printed headings of one's own; a key that is absent or '' keeps ours. Custom sections bring their titles with them. */
const Titles = Type.Object(
  {
    introduction: title,
    intention: title,
    work: title,
    projects: title,
    education: title,
    skills: title,
    certifications: title,
    awards: title,
  },
  { ...closed, default: {} },
);

/**
 * How a résumé looks. `spacing` is a factor on all vertical space, `margins` one on the white around the page. `photo` is
 * the id of one of the owner's images. The optional fields came later: `wholeStyle` fills them in.
 */
export const ResumeStyle = Type.Object(
  {
    template: Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' }),
    accent: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    typeface: oneOf(TYPEFACES),
    spacing: Type.Number({ minimum: 0.7, maximum: 1.4 }),
    size: Type.Number({ minimum: 8, maximum: 12, description: 'body text in pt' }),
    paper: Type.Union([Type.Literal('a4'), Type.Literal('letter')]),
    photo: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    sections: Type.Array(Type.Object({ key: SectionKey, visible: Type.Boolean() }, closed), { maxItems: 9 }),
    templateVersion: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999,
        default: 1,
        description: 'the version of the template that the résumé was made with; a newer one changes nothing by itself',
      }),
    ),
    margins: Type.Optional(Type.Number({ minimum: 0.6, maximum: 1.3, default: 1 })),
    dateStyle: Type.Optional(oneOf(DATE_STYLES, { default: 'auto' })),
    titles: Type.Optional(Titles),
    fit: Type.Optional(oneOf(FITS, { default: 'none', description: 'on how many pages it is to fit' })),
  },
  closed,
);
export type ResumeStyle = Omit<Static<typeof ResumeStyle>, 'sections'> & {
  sections: { key: SectionKey; visible: boolean }[];
};
export type WholeStyle = Required<ResumeStyle>;

/** A style with all its fields; those that an older one lacks get the values it was drawn with. */
export const wholeStyle = (style: ResumeStyle): WholeStyle => ({
  templateVersion: 1,
  margins: 1,
  dateStyle: 'auto',
  titles: {},
  fit: 'none',
  ...style,
});
