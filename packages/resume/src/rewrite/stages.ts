/** The order in which a text that is at fault in several ways is put right: marks nobody sees first, full stops last. */
export const rewriteStages = [
  'unseen',
  'icons',
  'columns',
  'privacy',
  'address',
  'spelling',
  'cliches',
  'person',
  'repeats',
  'opener',
  'tense',
  'fillers',
  'marks',
] as const;
export type RewriteStage = (typeof rewriteStages)[number];
