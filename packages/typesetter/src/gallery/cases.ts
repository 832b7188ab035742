import type { Language, ResumeContent } from '@verdant/contracts';
import { samples } from '../samples.ts';
import { contentFrom, emptyContent, plainText } from '../testing/contents.ts';

export type Case = { content: (language: Language) => ResumeContent; photo: boolean };

/** What every template has to bear; the first is what people see of it. */
export const cases = {
  sample: { content: (language) => samples[language], photo: true },
  plain: { content: (language) => samples[language], photo: false },
  long: { content: (language) => contentFrom(plainText(language), 5, 4), photo: true },
  empty: { content: emptyContent, photo: false },
} satisfies Record<string, Case>;
export type CaseName = keyof typeof cases;
