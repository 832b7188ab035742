import type { Language, ResumeContent } from '@verdant/contracts';
import { words } from './manuscript/words.ts';

const PART_MAX = 60;
/** What Windows, macOS, Linux or a `Content-Disposition` header do not take in a name, and what is not seen. */
const UNSAFE = /[\p{C}<>:"/\\|?*;,%'`]+/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

function part(text: string): string {
  const safe = text
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/[\s-]+/g, '-');
  return [...safe]
    .slice(0, PART_MAX)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * `Maya-Okafor-Senior-Operations-Analyst.pdf`; letters of every script are kept. `what`: what it is for, by itself the post
 * that is sought.
 */
export function fileName(
  content: ResumeContent,
  language: Language,
  ext: string,
  what: readonly string[] = [content.intention.position],
): string {
  const name = [content.basics.name, ...what]
    .map(part)
    .filter((text) => text !== '')
    .join('-');
  return `${name === '' || RESERVED.test(name) ? words[language].resume : name}.${ext}`;
}
