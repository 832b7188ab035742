/** What a piece of a posting is: asked, liked, told of the work, a trait of everybody, the job's name, years, degree, studies. */
export const KINDS = ['must', 'nice', 'duty', 'soft', 'title', 'years', 'degree', 'study'] as const;
export type Kind = (typeof KINDS)[number];

/** `must` begins a piece, `must+` goes on with it. */
export const LABELS: readonly string[] = ['none', ...KINDS.flatMap((kind) => [kind, `${kind}+`])];
export const labelOf = (kind: Kind, begins: boolean): number => LABELS.indexOf(begins ? kind : `${kind}+`);

export type LabelledSpan = { from: number; to: number; kind: Kind; probability: number };
