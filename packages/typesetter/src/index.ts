export { fileName } from './file-name.ts';
export { sectionTitles } from './manuscript/words.ts';
export { markdown } from './markdown.ts';
export { preparePhoto } from './photo.ts';
export { samples } from './samples.ts';
export type { RenderInput } from './source.ts';
export { type TemplateInfo, templates } from './templates.ts';
export { createTypesetter, type Typesetter } from './typesetter.ts';
