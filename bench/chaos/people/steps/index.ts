import { erase, logIn, settleLeaving, signIn, signUp } from './account.ts';
import { buy, refund } from './money.ts';
import { archive, download, openArchives, preview, removeArchive } from './pages.ts';
import { create, read, remove, save } from './resumes.ts';
import type { Act, Doing, StepEnd } from './step.ts';
import { acceptChange, addJob, analyse, upload } from './tasks.ts';

/** What people do, and how often. */
const acts = {
  'sign in': [signIn, 2],
  'new résumé': [create, 6],
  save: [save, 20],
  read: [read, 12],
  'remove résumé': [remove, 2],
  upload: [upload, 10],
  analyse: [analyse, 10],
  'accept a change': [acceptChange, 8],
  'add a job': [addJob, 4],
  preview: [preview, 6],
  download: [download, 5],
  archive: [archive, 6],
  'open archives': [openArchives, 3],
  'remove archive': [removeArchive, 1],
  buy: [buy, 8],
  refund: [refund, 4],
  erase: [erase, 1],
} satisfies Record<string, [Act, number]>;
export type StepKind = keyof typeof acts;

export const stepWeights = Object.fromEntries(
  Object.entries(acts).map(([kind, [, weight]]) => [kind, weight]),
) as Record<StepKind, number>;

/** Who has no account yet signs up instead, who may be gone finds out, and who may be signed out signs in. */
export async function act(kind: StepKind, doing: Doing): Promise<StepEnd> {
  const { person } = doing;
  if (person.account === 'leaving') return settleLeaving(person);
  if (person.account !== 'member') return signUp(doing);
  if (person.replaced) return logIn(person);
  return acts[kind][0](doing);
}
