import type { LetterFormat, LetterWords, SaveLetter } from '@verdant/contracts';
import { ownLetter } from '@verdant/server/letters';
import { fileName, letterDocx, letterPlainText } from '@verdant/typesetter';
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

/** The file itself, and its name. */
export async function letterFile(resume: Document, words: LetterWords, format: LetterFormat, call: Call) {
  const { type, bytes } = letterFormats[format];
  const name = fileName(resume.content, words.language, format, [words.post, words.addressee.company]);
  return { name, mime: type, bytes: await bytes(resume, words, call) };
}

/** What goes out with a save that marks a letter as sent: a letter as PDF, the short forms as text. Null for other saves. */
export async function fileToSend({ id, revision, sent, ...said }: SaveLetter, call: Call) {
  if (!sent) return null;
  const { letter, resume } = await ownLetter(call.services.db, call.userId, id);
  if (letter.sentAt) return null;
  const words = { ...letter.words, ...said };
  return letterFile(resume, words, words.kind === 'letter' ? 'pdf' : 'txt', call);
}
