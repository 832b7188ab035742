export * from './ats-01-no-text.ts';
export * from './ats-02-columns-scramble.ts';
export * from './ats-03-layout-by-spaces.ts';
export * from './ats-04-contacts-in-header.ts';
export * from './ats-05-odd-heading.ts';
export * from './ats-06-file-naming.ts';
export * from './ats-07-unreadable-type.ts';
export * from './ats-08-page-count.ts';
