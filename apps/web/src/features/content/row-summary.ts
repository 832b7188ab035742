import type { ResumeContent } from '@verdant/contracts';
import { plainWords, type RowKey } from '@verdant/contracts/constants';

/** What a folded row says: words of the person, or a count of entries or words. */
export type Summary = { text: string } | { count: number; unit: 'words' | 'characters' | RowKey } | null;

const words = (text: string): Summary => {
  if (!text.trim()) return null;
  if (/\p{Script=Han}/u.test(text)) return { count: text.replace(/\s/g, '').length, unit: 'characters' };
  return { count: text.trim().split(/\s+/).length, unit: 'words' };
};

export const summaryOf = (content: ResumeContent, row: RowKey): Summary => {
  if (row === 'basics') return content.basics.name ? { text: content.basics.name } : null;
  if (row === 'introduction') return words(plainWords(content.basics.introduction));
  if (row === 'intention') {
    const text = [content.intention.position, content.intention.city].filter(Boolean).join(' · ');
    return text ? { text } : null;
  }
  const count = content[row].length;
  return count ? { count, unit: row } : null;
};
