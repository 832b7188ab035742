import { AddJob, EditJob, type Job, type JobSummary } from '../job.ts';
import { GenerateSibling, type Sibling, type SiblingProgress } from '../sibling.ts';
import type { TaskRef } from '../tasks/task.ts';
import { ById, takes } from './endpoint.ts';

/** What is asked about kept job descriptions, and about versions of a résumé. Part of the map of endpoints. */
export const jobEndpoints = {
  'GET /resume/job/list': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'The job descriptions kept with a résumé, best match first',
  }).gives<JobSummary[]>(),
  'GET /resume/job/detail': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'job',
    summary: 'One job with its match',
  }).gives<Job>(),
  'POST /resume/job/add': takes(AddJob, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'resume',
    perMinute: 30,
    summary: 'Keep a job description and match it at once',
  }).gives<Job>(),
  'POST /resume/job/edit': takes(EditJob, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'job',
    perMinute: 30,
    summary: 'Change a job description; a changed text is matched again',
  }).gives<Job>(),
  'POST /resume/job/match': takes(ById, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'job',
    perMinute: 60,
    summary: 'Match the résumé as it stands now',
  }).gives<Job>(),
  'GET /resume/job/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'job',
    summary: 'Forget a job description',
  }).gives<null>(),

  'POST /resume/generate': takes(GenerateSibling, {
    access: 'user',
    key: 'run',
    changes: true,
    owns: 'resume',
    perMinute: 10,
    summary: 'Start a version for a job, or in the other language, as a résumé of its own',
  }).gives<TaskRef>(),
  'GET /resume/generate/items': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'task',
    perMinute: 600,
    summary: 'What a task under way has settled so far: texts of a version, wordings through the gate',
  }).gives<SiblingProgress>(),
  'GET /resume/sibling/list': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'Résumés made from this one, and the one it was made from',
  }).gives<Sibling[]>(),
};
