import type { ResumeContent } from '@verdant/contracts';
import type { Package } from '../formats/docx/package.ts';
import { elements, textIn } from '../formats/docx/xml.ts';
import { parseCarried } from './parse-carried.ts';

/** The JSON Resume in a custom XML part (`<resume>`) of a Word file; null where there is none that can be read. */
export function carriedInWord(file: Package): ResumeContent | null {
  const roots = file.parts('customXml').flatMap((part) => elements(file.xml(part)));
  const found = roots.find(({ name }) => name === 'resume');
  return found ? parseCarried(textIn(found)) : null;
}
