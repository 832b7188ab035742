import type { ResumeContent } from '@verdant/contracts';
import { PERSONAL_FIELDS, withText, wordsAt } from '@verdant/contracts/constants';
import type { Advice } from '../../../editor/content/advice.ts';

const WHOLE = ['introduction', ...PERSONAL_FIELDS].map((field) => `basics/${field}`);

/** Whether the text that advice is about can go as a whole: a bullet, an item of an own section, the profile, personal data. */
export const canRemove = (content: ResumeContent, { removable, path, original }: Advice): boolean =>
  removable === true &&
  original !== '' &&
  (WHOLE.includes(path) || path.split('/').length === 4) &&
  wordsAt(content, path) === original;

/** The content without it; an own section that would be left empty goes too. */
export function without(content: ResumeContent, path: string): ResumeContent {
  const [section, id, key, at] = path.split('/');
  if (at === undefined) return withText(content, path, '');
  const list = content[section as 'custom'] as unknown as ({ id: string } & Record<string, unknown>)[];
  const rest = list.flatMap((item) => {
    if (item.id !== id) return [item];
    const kept = (item[key!] as string[]).filter((_, index) => index !== Number(at));
    return section === 'custom' && kept.length === 0 ? [] : [{ ...item, [key!]: kept }];
  });
  return { ...content, [section!]: rest };
}
