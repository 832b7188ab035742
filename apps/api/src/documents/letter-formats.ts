import type { LetterFormat, LetterWords } from '@verdant/contracts';
import { letterDocx, letterPlainText } from '@verdant/typesetter';
import type { Call } from '../http/handler.ts';
import { type Document, typesetterFor } from './document.ts';

type Format = { type: string; bytes: (resume: Document, letter: LetterWords, call: Call) => Promise<Uint8Array> };

/** Pages of a letter, with the head of its résumé as it stands. */
export const letterInput = ({ content, style }: Document, letter: LetterWords) => ({
  content,
  language: letter.language,
  style,
  letter,
});

/** One line a format of a letter. */
export const letterFormats: Record<LetterFormat, Format> = {
  pdf: {
    type: 'application/pdf',
    bytes: async (resume, letter, call) => (await typesetterFor(call).pdf(letterInput(resume, letter))).bytes,
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: async (resume, letter) => letterDocx(letterInput(resume, letter), letter),
  },
  txt: {
    type: 'text/plain; charset=utf-8',
    bytes: async ({ content }, letter) => Buffer.from(letterPlainText(letter, content.basics.name), 'utf8'),
  },
};
