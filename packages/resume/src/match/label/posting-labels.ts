/** What a piece of a posting is: asked, liked, told of the work, a trait of everybody, the job's name, years, degree, studies. */
export const KINDS = ['must', 'nice', 'duty', 'soft', 'title', 'years', 'degree', 'study'] as const;
export type Kind = (typeof KINDS)[number];

/** `must` begins a piece, `must+` goes on with it. */
export const LABELS: readonly string[] = ['none', ...KINDS.flatMap((kind) => [kind, `${kind}+`])];
export const labelOf = (kind: Kind, begins: boolean): number => LABELS.indexOf(begins ? kind : `${kind}+`);

export type LabelledSpan = { from: number; to: number; kind: Kind; probability: number };

const ASKING = [KINDS.indexOf('must'), KINDS.indexOf('nice')];
export const isAsking = (kind: Kind): boolean => ASKING.includes(KINDS.indexOf(kind));
/** How likely it is that a word asks or wishes for something; `likely` has a number for each kind, word by word. */
export const askedOf = (likely: Float64Array, word: number): number =>
  ASKING.reduce((sum, kind) => sum + likely[word * KINDS.length + kind]!, 0);
