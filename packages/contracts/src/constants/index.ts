// What the web may import by value: plain data and small functions that need nothing outside this folder and `sections`.
export * from '../sections/index.ts';
export * from './api-keys.ts';
export * from './applications.ts';
export * from './dates.ts';
export * from './field-text.ts';
export * from './files.ts';
export * from './gaps.ts';
export * from './limits.ts';
export * from './look.ts';
export * from './markup/index.ts';
export * from './missing.ts';
export * from './person.ts';
export * from './review.ts';
export * from './tags.ts';
export * from './valid.ts';
