import { type Static, Type } from 'typebox';
import { PREVIEW_PAGES_KEPT } from './constants/limits.ts';
import { Id } from './endpoints/endpoint.ts';
import { Language } from './language.ts';
import { ResumeContent } from './resume.ts';
import type { FieldPath } from './sections/path.ts';
import { ResumeStyle } from './style.ts';

const closed = { additionalProperties: false };

/** What the browser still has of earlier answers: the hashes of pages and the last `glyphToken` it has applied. */
const Kept = Type.Object(
  {
    pages: Type.Array(Type.String({ maxLength: 40 }), { maxItems: PREVIEW_PAGES_KEPT, default: [] }),
    glyphToken: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);

export const Preview = Type.Object(
  {
    language: Language,
    content: ResumeContent,
    style: ResumeStyle,
    kept: Type.Optional(Kept),
    /** whose twin the pages have beside it, where their template sets both languages */
    resumeId: Type.Optional(Id),
    /** a name that the page has given itself: its newest preview takes the place of those that wait still */
    workspace: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  closed,
);
export type Preview = Omit<Static<typeof Preview>, 'style'> & { style: ResumeStyle };

/** Where a field stands: `page` from 1, the rest in pt from its top left. A field over several pages has several. */
export type Place = { path: FieldPath; page: number; x: number; y: number; width: number; height: number };

/** The values that a page was set with; `size` in pt, the others are factors. */
export type Measures = { size: number; spacing: number; margins: number };

/**
 * What a wish for one or two pages came to. Where it does not fit, the page is set with the least measures, `over` is
 * about how many lines of text are too many, and only shorter text can help.
 */
export type FitResult = { wanted: 1 | 2; fits: boolean; over: number };

/**
 * `width` and `height` in pt. `svg` is one page with real text over it and without glyph outlines; '' where `kept.pages`
 * names the page's hash. With a `base`, another page of `kept.pages`, the page is made of `base.parts`: text of its own,
 * or that of the base from one UTF-16 unit to another.
 */
export type PreviewPage = {
  hash: string;
  width: number;
  height: number;
  svg: string;
  base?: { hash: string; parts: (string | [from: number, to: number])[] };
};

/**
 * `glyphs` are the outlines that `kept.glyphToken` lacks, as markup for a `<defs>`; they are named by what they show, so
 * a browser may keep them for ever. `glyphToken` stands for all it has after this answer. `unset` are the characters of
 * the text that no font draws, each as a person sees it, a joined emoji as one.
 */
export type PreviewPages = {
  pages: PreviewPage[];
  glyphs: string;
  glyphToken: string;
  places: Place[];
  measures: Measures;
  fit: FitResult | null;
  unset: string[];
};

/** How one page differs between two renderings: the share of its pixels, and where, in fractions of the page. */
export type PageDifference = {
  page: number;
  share: number;
  regions: { x: number; y: number; width: number; height: number }[];
};

/** What moving a résumé to the newest version of its template would change; no pages where it has it already. */
export type TemplateUpdate = { template: string; from: number; to: number; pages: PageDifference[] };
