import type { DevMail } from '../account.ts';
import type { Analysis, Answered, AnswerRefusal, Fix, RoleQuestions, Rubric } from '../analysis.ts';
import { applicationEndpoints } from '../application.ts';
import { archiveEndpoints } from '../archive.ts';
import type { Dismissed } from '../constants/dismissed.ts';
import type { Lack } from '../constants/missing.ts';
import { healthEndpoints } from '../health.ts';
import type { Language } from '../language.ts';
import { letterEndpoints } from '../letters/letter.ts';
import { membershipEndpoints } from '../membership.ts';
import { messageEndpoints } from '../message.ts';
import { ListResumes, personEndpoints } from '../person.ts';
import { practiceEndpoints } from '../practice/practice.ts';
import { Preview, type PreviewPages, type TemplateUpdate } from '../preview.ts';
import type { ListedResume, ResumeContent, ResumeSummary, Revision } from '../resume.ts';
import { shareEndpoints } from '../share.ts';
import { apiKeyEndpoints } from '../sign-in/api-key.ts';
import { identityEndpoints } from '../sign-in/identity.ts';
import { passkeyEndpoints } from '../sign-in/passkey.ts';
import { secondFactorEndpoints } from '../sign-in/second-factor.ts';
import type { ResumeStyle } from '../style.ts';
import type { Task, TaskRef } from '../tasks/task.ts';
import type { StyleChoices, Template } from '../template.ts';
import { authEndpoints } from './auth.ts';
import { changeEndpoints } from './changes.ts';
import { draftEndpoints } from './draft.ts';
import { ById, type InputOf, Nothing, type OutputOf, type Page, Paged, takes } from './endpoint.ts';
import { imageEndpoints } from './images.ts';
import { importEndpoints } from './imports.ts';
import { jobEndpoints } from './jobs.ts';
import { pairEndpoints } from './pairs.ts';
import { presetEndpoints } from './presets.ts';
import * as ask from './requests.ts';
import { tagEndpoints } from './tags.ts';
import { wordingEndpoints } from './wordings.ts';

/** A résumé as the workspace holds it. `analysis` is the newest one; `fix` the newest with changes still pending. */
export type Resume = ResumeSummary & {
  content: ResumeContent;
  style: ResumeStyle;
  missing: Lack[];
  analysis: Analysis | null;
  fix: Fix | null;
  /** the task that is queued or running on it, if any */
  /** advice that its person leaves as it is */
  dismissed: Dismissed[];
  task: Task | null;
};

/** What accepting brought: the new revision, the content, the rules' score before and after. */
export type Decided = {
  revision: number;
  content: ResumeContent;
  fix: Fix;
  analysis: Analysis | null;
  score: { before: number; after: number };
};

/**
 * The map of everything that can be asked of the server, below `/api`. GET inputs are the query, POST inputs the body,
 * except `POST … ?id=` image calls, whose id stands in the query.
 */
export const endpoints = {
  ...healthEndpoints,
  'GET /dev/mail': takes(Nothing, { access: 'dev', summary: 'Mail kept instead of sent' }).gives<DevMail[]>(),

  ...authEndpoints,
  ...draftEndpoints,

  'GET /resume/list': takes(ListResumes, {
    access: 'guest',
    key: 'read',
    summary: 'My résumés, newest change first',
  }).gives<Page<ListedResume>>(),
  'GET /resume/detail': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'One résumé',
  }).gives<Resume>(),
  'GET /resume/del': takes(ById, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    summary: 'Delete a résumé',
  }).gives<null>(),
  ...importEndpoints,
  'POST /resume/manualAdd': takes(ask.ManualAdd, {
    access: 'guest',
    key: 'write',
    changes: true,
    summary: 'Start blank or from content',
  }).gives<{ resumeId: string }>(),
  'POST /resume/updateing': takes(ask.Update, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    perMinute: 120,
    summary: 'Save; a stale revision is 106',
  }).gives<{ revision: number; missing: Lack[]; updatedAt: string }>(),
  'POST /resume/saveAsNoAdvice': takes(ById, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    summary: 'Keep the résumé as it stands: pending changes are rejected',
  }).gives<{ revision: number }>(),
  'GET /resume/revision/list': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'The newest 100 revisions',
  }).gives<Revision[]>(),
  'GET /resume/revision/detail': takes(ask.RevisionDetail, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'A revision as it was',
  }).gives<Revision & { content: ResumeContent; style: ResumeStyle; language: Language }>(),
  'POST /resume/revision/restore': takes(ask.Restore, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    summary: 'Write an older revision as the newest',
  }).gives<{ revision: number }>(),
  'POST /resume/preview': takes(Preview, {
    access: 'guest',
    perMinute: 1800,
    summary: 'Pages of unsaved content as SVG: what the browser lacks',
  }).gives<PreviewPages>(),
  'GET /resume/thumbnail': takes(ask.Thumbnail, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    raw: 'file',
    perMinute: 600,
    summary: 'First page as one SVG',
  }).gives<never>(),
  'GET /resume/download': takes(ask.Download, {
    access: 'user',
    key: 'read',
    owns: 'resume',
    raw: 'file',
    perMinute: 60,
    summary: 'The file itself',
  }).gives<never>(),
  'GET /resume/template/update': takes(ById, {
    access: 'guest',
    owns: 'resume',
    perMinute: 60,
    summary: 'What the newest version of its template would change on its pages',
  }).gives<TemplateUpdate>(),
  'GET /resume/template/list': takes(Nothing, { access: 'visitor', key: 'read', summary: 'Templates' }).gives<
    Template[]
  >(),
  'GET /resume/template/picture': takes(ask.TemplatePicture, {
    access: 'visitor',
    key: 'read',
    raw: 'file',
    perMinute: 600,
    summary: 'First page of our sample person in a template, as WebP',
  }).gives<never>(),
  'GET /resume/style/choices': takes(Nothing, {
    access: 'visitor',
    key: 'read',
    summary: 'Typefaces and styles of dates',
  }).gives<StyleChoices>(),

  'GET /resume/rubric': takes(Nothing, {
    access: 'visitor',
    key: 'read',
    summary: 'Every rule with its points, both languages',
  }).gives<Rubric>(),
  'POST /resume/analyze': takes(ask.Analyze, {
    access: 'guest',
    key: 'run',
    changes: true,
    owns: 'resume',
    perMinute: 30,
    summary: 'Start an analysis',
  }).gives<TaskRef>(),
  'GET /resume/questions': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    perMinute: 60,
    summary: 'Plain questions about the roles that say least of what came of them',
  }).gives<RoleQuestions[]>(),
  'POST /resume/answer': takes(ask.Answer, {
    access: 'guest',
    owns: 'resume',
    perMinute: 120,
    summary: 'What an answer would become in the résumé; writes nothing',
  }).gives<{ change: Answered | null; refusal: AnswerRefusal | null }>(),
  'POST /resume/fix/generate': takes(ask.GenerateFix, {
    access: 'guest',
    key: 'run',
    changes: true,
    owns: 'resume',
    perMinute: 30,
    summary: 'Start a proposal for the chosen advice',
  }).gives<TaskRef>(),
  'POST /resume/fix/reword': takes(ask.Reword, {
    access: 'user',
    changes: true,
    owns: 'fix',
    perMinute: 30,
    summary: 'Start another wording of one proposed change, with a note on what should be different',
  }).gives<TaskRef>(),
  'GET /resume/fix/detail': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'fix',
    summary: 'A proposal',
  }).gives<Fix>(),
  'POST /resume/fix/decide': takes(ask.Decide, {
    access: 'guest',
    changes: true,
    owns: 'fix',
    summary: 'Accept, reject or reopen changes',
  }).gives<Decided>(),

  'POST /resume/advice/dismiss': takes(ask.Dismiss, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    perMinute: 120,
    summary: 'Leave what a piece of advice is about as it is, or look at it again',
  }).gives<Dismissed[]>(),

  ...changeEndpoints,
  ...wordingEndpoints,
  ...jobEndpoints,
  ...pairEndpoints,
  ...archiveEndpoints,
  ...applicationEndpoints,
  ...letterEndpoints,
  ...practiceEndpoints,
  ...shareEndpoints,
  ...tagEndpoints,
  ...presetEndpoints,
  ...personEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...identityEndpoints,
  ...apiKeyEndpoints,
  ...membershipEndpoints,
  ...messageEndpoints,

  'GET /task/list': takes(Paged, { access: 'guest', key: 'read', summary: 'My tasks, newest first' }).gives<
    Page<Task>
  >(),
  'GET /task/detail': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'task',
    perMinute: 600,
    summary: 'One task',
  }).gives<Task>(),
  'GET /task/retry': takes(ById, {
    access: 'guest',
    key: 'run',
    changes: true,
    owns: 'task',
    summary: 'Run a failed task again',
  }).gives<TaskRef>(),

  ...imageEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
export type Input<K extends EndpointKey> = InputOf<Endpoints[K]>;
export type Output<K extends EndpointKey> = OutputOf<Endpoints[K]>;
