export * from './drafts.ts';
export { type LetterRow, ownLetter } from './letter-rows.ts';
export * from './letters.ts';
export * from './save-letter.ts';
