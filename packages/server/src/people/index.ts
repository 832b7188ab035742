export * from './contact-form.ts';
export * from './export.ts';
export { checkToken } from './mail-tokens.ts';
export * from './messages.ts';
export * from './passwords.ts';
export * from './person.ts';
export * from './sessions.ts';
export * from './sign-up.ts';
export * from './users.ts';
