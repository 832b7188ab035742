import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const path = Type.String({ maxLength: 160 });
const paths = Type.Array(path, { maxItems: 8 });
const checkId = Type.String({ maxLength: 12 });

/** What a model may say about a résumé: words and places, never points. Every item is checked before it is shown. */
export const ModelAnswer = Type.Object(
  {
    summary: Type.String({ maxLength: 800 }),
    strengths: Type.Array(Type.Object({ text: Type.String({ maxLength: 300 }), paths }, closed), { maxItems: 6 }),
    weaknesses: Type.Array(Type.Object({ text: Type.String({ maxLength: 300 }), checkId, paths }, closed), {
      maxItems: 6,
    }),
    advice: Type.Array(
      Type.Object(
        {
          checkId,
          path,
          original: Type.String({ maxLength: 6000 }),
          rewrite: Type.String({ maxLength: 6000 }),
          reason: Type.String({ maxLength: 400 }),
        },
        closed,
      ),
      { maxItems: 8 },
    ),
  },
  closed,
);
export type ModelAnswer = Static<typeof ModelAnswer>;

/** A model's wording for changes that the rules have proposed, by path. */
export const ModelRewrites = Type.Object(
  {
    rewrites: Type.Array(Type.Object({ path, rewrite: Type.String({ maxLength: 6000 }) }, closed), { maxItems: 50 }),
  },
  closed,
);
export type ModelRewrites = Static<typeof ModelRewrites>;

/** Wordings of one line as a note asks for them, the best first: the first that holds and is new is shown. */
export const ModelWordings = Type.Object(
  { wordings: Type.Array(Type.Object({ text: Type.String({ maxLength: 6000 }) }, closed), { maxItems: 3 }) },
  closed,
);
export type ModelWordings = Static<typeof ModelWordings>;
