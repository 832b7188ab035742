import type { FieldPath, Language, ResumeContent } from '@verdant/contracts';
import { lineLanguage } from '@verdant/contracts';
import { parted } from '../document/marks.ts';
import { capital } from '../text/capital.ts';

/** One line as a wish sees it: its words without their marker and ending, in the language it is written in. */
export type Line = { text: string; language: Language; goesOn: boolean };

/** Whether the entry of a path is told of as going on. */
export function goesOn(content: ResumeContent, path: FieldPath): boolean {
  const [section = '', id] = path.split('/');
  const list = (content as unknown as Record<string, unknown>)[section];
  const entry = Array.isArray(list) ? list.find((one) => one.id === id) : undefined;
  return entry !== undefined && 'end' in entry && entry.end === null;
}

export const lineOf = (content: ResumeContent, path: FieldPath, text: string): Line => ({
  text,
  language: lineLanguage(text),
  goesOn: goesOn(content, path),
});

/** `change` for what stands between marker and ending; null where that leaves it as it is. */
export function within(text: string, change: (body: string) => string | null): string | null {
  const { head, body, tail } = parted(text);
  const next = change(body);
  if (next === null || next === body || next.trim() === '') return null;
  return head + next + (/[.。!！?？;；]$/.test(next) ? '' : tail);
}

/** A verb in place of another, with its capital. */
export const alike = (before: string, after: string): string => (/^\p{Lu}/u.test(before) ? capital(after) : after);
