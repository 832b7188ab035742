export { type CaseName, cases } from './cases.ts';
export { contactSheet } from './contact-sheet.ts';
export { samplePortrait } from './portrait.ts';
