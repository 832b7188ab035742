import type { Language, ResumeContent, WholeStyle } from '@verdant/contracts';
import { emptyContent } from '@verdant/contracts';
import { contentFrom, plainText } from '@verdant/testkit/generated-content/contents';
import { hostileText } from '@verdant/testkit/generated-content/hostile-text';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { shownSample } from '../../src/samples/shown.ts';
import { samples } from '../../src/samples.ts';

/** What a page is made of; one that has no style is set in that of the template. */
type Drawn = { content: ResumeContent; style?: WholeStyle };
export type Case = { of: (template: string, language: Language) => Drawn; photo: boolean };

/** What every template has to bear; the first is what people see of it. */
export const cases = {
  sample: { of: shownSample, photo: true },
  plain: { of: shownSample, photo: false },
  short: { of: (_, language) => ({ content: ofLength(samples[language], 0.4) }), photo: true },
  two: { of: (_, language) => ({ content: ofLength(samples[language], 2.2) }), photo: true },
  long: { of: (_, language) => ({ content: contentFrom(plainText(language), 5, 4) }), photo: true },
  hostile: { of: () => ({ content: contentFrom(hostileText(), 2, 3) }), photo: true },
  empty: { of: () => ({ content: emptyContent() }), photo: false },
} satisfies Record<string, Case>;
export type CaseName = keyof typeof cases;
