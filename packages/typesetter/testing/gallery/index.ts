export { samplePortrait } from '../../src/samples/portrait.ts';
export { sampleStyle } from '../../src/samples/style.ts';
export { templates, workspace } from '../../src/templates.ts';
export { type CaseName, cases } from './cases.ts';
export { drawGallery } from './draw.ts';
export { versionsIn } from './template-versions.ts';
export { watchGallery } from './watch.ts';
