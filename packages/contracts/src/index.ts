export * from './account.ts';
export * from './analysis.ts';
export * from './application.ts';
export * from './archive.ts';
export * from './constants/index.ts';
export * from './endpoints/changes.ts';
export * from './endpoints/draft.ts';
export * from './endpoints/endpoint.ts';
export * from './endpoints/endpoints.ts';
export * from './endpoints/pair-places.ts';
export * from './endpoints/presets.ts';
export * from './endpoints/requests.ts';
export * from './endpoints/tags.ts';
export * from './endpoints/wordings.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './health.ts';
export * from './import.ts';
export * from './import-report.ts';
export * from './job.ts';
export * from './language.ts';
export * from './letters/draft.ts';
export * from './letters/letter.ts';
export * from './letters/plan.ts';
export * from './membership.ts';
export * from './message.ts';
export * from './model-answer.ts';
export * from './model-assignment.ts';
export * from './person.ts';
export * from './practice/practice.ts';
export * from './practice/question.ts';
export * from './preview.ts';
export * from './renderer.ts';
// the schemas and the types of the same names
export {
  type ListedResume,
  ResumeContent,
  type ResumeStatus,
  type ResumeSummary,
  type Revision,
  type RevisionReason,
  SectionKey,
} from './resume.ts';
export * from './share.ts';
export * from './sibling.ts';
export * from './sign-in/api-key.ts';
export * from './sign-in/identity.ts';
export * from './sign-in/passkey.ts';
export * from './sign-in/second-factor.ts';
export * from './style.ts';
export * from './tasks/define-task.ts';
export type { LineReworded } from './tasks/line-reword.ts';
export * from './tasks/task.ts';
export * from './template.ts';
