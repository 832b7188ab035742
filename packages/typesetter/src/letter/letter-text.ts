import { type LetterWords, letterText } from '@verdant/contracts';
import { xmlSafe } from '../text/xml-safe.ts';

/** A letter as text to paste: the subject first where there is one. */
export function letterPlainText(letter: LetterWords, name: string): string {
  const { subject, kind } = letter;
  const body = letterText(letter, name);
  const head = subject.trim() !== '' && kind !== 'greeting' ? `${subject.trim()}\n\n` : '';
  return `${xmlSafe(head + body)}\n`;
}
