import type { Answered, ResumeContent } from '@verdant/contracts';
import { literalText, plainWords, withWords, wordsAt } from '@verdant/contracts/constants';

export type Written = { content: ResumeContent; path: string };

type Item = { id: string; content: string[] };

/** The bullet behind the others of its entry; null where the entry is gone. */
function appended(content: ResumeContent, path: string, text: string): Written | null {
  const [section, id, key] = path.split('/') as [keyof ResumeContent, string, 'content'];
  const list = content[section] as unknown as Item[];
  const entry = list.find((one) => one.id === id);
  if (!entry) return null;
  const points = [...entry[key].filter((point) => point.trim() !== ''), literalText(text)];
  const next = list.map((one) => (one === entry ? { ...one, [key]: points } : one));
  return { content: { ...content, [section]: next }, path: `${section}/${id}/${key}/${points.length - 1}` };
}

/** Whether what an answer became is still there, moved within its entry or worded anew as well; not once it was undone. */
export function isWritten(content: ResumeContent, { path, original, proposed }: Answered): boolean {
  const [section, id, key] = path.split('/') as [keyof ResumeContent, string, 'content'];
  const entry = (content[section] as unknown as Item[]).find((one) => one.id === id);
  if (entry?.[key].some((point) => plainWords(point) === proposed)) return true;
  const there = wordsAt(content, path) ?? '';
  return there !== '' && there !== original;
}

/** The content with what an answer became, and where it stands; null where its place has changed meanwhile. */
export function withAnswer(content: ResumeContent, { path, original, proposed }: Answered): Written | null {
  if (original === null) return appended(content, path, proposed);
  return wordsAt(content, path) === original ? { content: withWords(content, path, proposed), path } : null;
}
