import type { Language, ResumeContent } from '@verdant/contracts';
import { contentFrom, plainText } from '@verdant/testkit/generated-content/contents';
import { emptyContent } from '@verdant/testkit/people/empty-content';
import { samples } from '../../src/samples.ts';

export type Case = { content: (language: Language) => ResumeContent; photo: boolean };

/** What every template has to bear; the first is what people see of it. */
export const cases = {
  sample: { content: (language) => samples[language], photo: true },
  plain: { content: (language) => samples[language], photo: false },
  long: { content: (language) => contentFrom(plainText(language), 5, 4), photo: true },
  empty: { content: emptyContent, photo: false },
} satisfies Record<string, Case>;
export type CaseName = keyof typeof cases;
