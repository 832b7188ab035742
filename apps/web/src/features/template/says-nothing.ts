import type { ResumeContent } from '@verdant/contracts';

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => key !== 'id' && hasText(inner));

/** Whether no field of a résumé holds any text yet. */
export const saysNothing = (content: ResumeContent): boolean => !hasText(content);
