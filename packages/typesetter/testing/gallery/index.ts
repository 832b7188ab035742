export { samplePortrait } from '../../src/samples/portrait.ts';
export { sampleStyle } from '../../src/samples/style.ts';
export { type CaseName, cases } from './cases.ts';
export { contactSheet } from './contact-sheet.ts';
