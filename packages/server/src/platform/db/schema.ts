/** Every table: what migrations are made from, and what queries name. */
export * from './tables/analyses.ts';
export * from './tables/api-keys.ts';
export * from './tables/applications.ts';
export * from './tables/archives.ts';
export * from './tables/contact-messages.ts';
export * from './tables/files.ts';
export * from './tables/imports.ts';
export * from './tables/job-descriptions.ts';
export * from './tables/mails.ts';
export * from './tables/membership.ts';
export * from './tables/passkeys.ts';
export * from './tables/rate-limits.ts';
export { resumes, revisions } from './tables/resumes.ts';
export * from './tables/second-factors.ts';
export * from './tables/sessions.ts';
export * from './tables/shares.ts';
export * from './tables/tasks.ts';
export { users } from './tables/users.ts';
