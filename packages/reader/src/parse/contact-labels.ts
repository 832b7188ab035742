import { type ContactLabel, contactLabelKind } from '@verdant/lexicon/vocabulary';

type LabelKey = ContactLabel;

/** `联络电话 Mobile`: a label in two languages says it twice. */
const BILINGUAL = /^(\p{Script=Han}{2,6})\s*\/?\s*[A-Za-z][A-Za-z. -]{2,20}$/u;

/** What a label in a contact block announces. */
export const labelOf = (text: string): LabelKey | undefined =>
  contactLabelKind(text) ?? contactLabelKind(text.match(BILINGUAL)?.[1] ?? '') ?? undefined;
