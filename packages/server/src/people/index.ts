export * from './contact-form.ts';
export * from './export.ts';
export * from './messages.ts';
export * from './person.ts';
export * from './sessions.ts';
export * from './users.ts';
