export { samplePortrait } from '../samples/portrait.ts';
export { sampleStyle } from '../samples/style.ts';
export { type CaseName, cases } from './cases.ts';
export { contactSheet } from './contact-sheet.ts';
