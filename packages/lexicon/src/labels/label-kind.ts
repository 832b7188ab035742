import { anyOf } from '../match/any-of.ts';
import type { Entry } from '../match/phrase.ts';
import { bodyLabels } from './body-labels.ts';
import { contactLabels } from './contact-labels.ts';
import { entryLabels } from './entry-labels.ts';
import { intentionLabels } from './intention-labels.ts';
import { personalLabels } from './personal-labels.ts';

/** A look-up of the kind whose labels hold the whole text; the first one counts. */
function kindsOf<K extends string>(labels: Record<K, readonly Entry[]>): (text: string) => K | null {
  const all = Object.entries(labels) as [K, readonly Entry[]][];
  const matchers = all.map(([kind, entries]) => ({ kind, words: anyOf(entries, { at: 'whole' }) }));
  return (text) => matchers.find(({ words }) => words.test(text))?.kind ?? null;
}

const personal = anyOf(personalLabels, { at: 'whole' });

/** What a label in a contact block announces: contact data, or what somebody looks for. */
export type ContactLabel = keyof typeof intentionLabels | keyof typeof contactLabels;
export const contactLabelKind: (text: string) => ContactLabel | null = kindsOf({
  ...intentionLabels,
  ...contactLabels,
});

/** What a label inside an entry announces (`公司名称：`, `Employer:`). */
export type EntryLabel = keyof typeof entryLabels;
export const entryLabelKind: (text: string) => EntryLabel | null = kindsOf(entryLabels);

/** Which bullets a label announces (`Key achievements`, 业绩：). */
export type BodyLabel = keyof typeof bodyLabels;
export const bodyLabelKind: (text: string) => BodyLabel | null = kindsOf(bodyLabels);

/** True for a label of personal data (姓名, gender); spaces inside Chinese labels say nothing. */
export const isPersonalLabel = (text: string): boolean =>
  personal.test(text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''));
