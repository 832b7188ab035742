import type { FieldPath, ResumeContent, ResumeStyle } from '@verdant/contracts';
import {
  descriptorOf,
  isListSection,
  orderedSections,
  PERSONAL_FIELDS,
  plainWords,
} from '@verdant/contracts/constants';

export type PrintedText = { path: FieldPath; text: string };

/** Texts that a page prints as they were typed. Dates and links have a form of their own on the page and are left out. */
export function printedTexts(content: ResumeContent, style: Pick<ResumeStyle, 'sections'>): PrintedText[] {
  const { name, email, phone, address, introduction } = content.basics;
  const texts: PrintedText[] = Object.entries({ name, email, phone, address }).map(([field, text]) => ({
    path: `basics/${field}`,
    text,
  }));
  for (const field of PERSONAL_FIELDS) texts.push({ path: `basics/${field}`, text: content.basics[field] ?? '' });
  for (const { key, visible } of orderedSections(style.sections)) {
    if (!visible) continue;
    if (key === 'introduction') texts.push({ path: 'basics/introduction', text: plainWords(introduction) });
    else if (key === 'intention')
      for (const [field, text] of Object.entries(content.intention)) texts.push({ path: `intention/${field}`, text });
    else if (isListSection(key))
      for (const item of content[key])
        for (const [field, { kind }] of Object.entries(descriptorOf(key).fields)) {
          const value: unknown = item[field as keyof typeof item];
          const path = `${key}/${item.id}/${field}`;
          if (Array.isArray(value))
            texts.push(
              ...value.map((text, at) => ({
                path: `${path}/${at}`,
                text: kind === 'bullets' ? plainWords(String(text)) : String(text),
              })),
            );
          else if (typeof value === 'string' && !['date', 'end', 'link'].includes(kind))
            texts.push({ path, text: kind === 'text' ? plainWords(value) : value });
        }
  }
  return texts.filter(({ text }) => text.trim() !== '');
}
