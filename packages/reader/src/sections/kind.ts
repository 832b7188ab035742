import type { SectionKey } from '@verdant/contracts';
import type { HeadingKind } from '@verdant/lexicon/vocabulary';

/** What a section is about: a kind that the lexicon has headings for, or one that is known by its printed title alone. */
export type Kind = HeadingKind | SectionKey;
