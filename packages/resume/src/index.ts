export { defaultStyle, emptyContent, newItemId } from './content/empty.ts';
export { readField, writeField } from './content/field.ts';
export type { AnalyzeInput } from './content/inputs.ts';
export { localized } from './content/localized.ts';
export { missingFields } from './content/missing.ts';
export { type FieldEntry, type TextField, type TextKind, textFields } from './content/text-fields.ts';
export * from './pending.ts';
