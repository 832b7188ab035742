import { type ContactLabel, contactLabelKind } from '@verdant/lexicon/vocabulary';

export type LabelKey = ContactLabel;

/** What a label in a contact block announces. */
export const labelOf = (text: string): LabelKey | undefined => contactLabelKind(text) ?? undefined;
