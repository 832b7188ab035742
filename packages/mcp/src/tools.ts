import { ManualAdd, PreviewChange } from '@verdant/contracts';
import { Type } from 'typebox';
import { analyseResume } from './analyse.ts';
import { applyChange } from './apply-change.ts';
import { downloadResume, renderResume } from './pages.ts';
import { shownJob, shownPreview, shownResume } from './shown.ts';
import { asText, endpointTool, ownTool, type Tool } from './tool.ts';

// content would be words that no gate has seen
const { content: _, ...blank } = ManualAdd.properties;

/** Every tool that an assistant has. */
export const tools: Record<string, Tool> = {
  list_resumes: endpointTool('GET /resume/list', {
    title: 'List résumés',
    description: 'The person’s résumés, newest change first: id, name, language, status, revision, score.',
  }),
  read_resume: endpointTool('GET /resume/detail', {
    title: 'Read a résumé',
    description:
      'All that a résumé says, what it lacks to be complete, its revision and its newest review. A text stands at a path: work/<id>/content/0 is the first bullet of a job, basics/introduction the summary.',
    shows: shownResume,
  }),
  create_resume: ownTool('POST /resume/manualAdd', Type.Object(blank, { additionalProperties: false }), {
    title: 'Start a blank résumé',
    description: 'An empty résumé, for the person to fill on the site or to import into.',
    run: async (input, { ask, pageOf }) => {
      const { resumeId } = await ask('POST /resume/manualAdd', input);
      return [asText({ resumeId, page: pageOf(resumeId) })];
    },
  }),
  copy_resume: endpointTool('POST /resume/duplicate', {
    title: 'Copy a résumé',
    description: 'A second résumé that says and looks the same, to change without touching the first.',
  }),
  preview_change: ownTool('POST /resume/change/preview', PreviewChange, {
    title: 'Preview a change',
    description:
      'What other words for bullets and running text would make of the résumé; writes nothing. Each change is held against what the résumé says: one that adds a number, name, date or claim is refused, one that says a thing in words of its own is asked of the person. Gives the token for apply_change.',
    run: async (input, { ask, pageOf }) => [
      asText(shownPreview(await ask('POST /resume/change/preview', input), pageOf(input.id))),
    ],
  }),
  apply_change: applyChange,
  analyse_resume: analyseResume,
  match_job: endpointTool('POST /resume/job/add', {
    title: 'Match a job',
    description:
      'Keeps a job posting with the résumé and says how the two match: what is asked, where the résumé shows it, what is missing. Counts towards the monthly quota.',
    shows: shownJob,
  }),
  list_jobs: endpointTool('GET /resume/job/list', {
    title: 'List matched jobs',
    description: 'The job postings kept with a résumé (`id` is the résumé’s), best match first.',
  }),
  list_letters: endpointTool('GET /letter/list', {
    title: 'List letters',
    description: 'The person’s letters of application, newest change first: kind, post, company, résumé.',
  }),
  read_letter: endpointTool('GET /letter/detail', {
    title: 'Read a letter',
    description:
      'All that a letter says; each claim with the place of the résumé it rests on, such as work/<id>/content/0.',
  }),
  plan_letter: endpointTool('GET /letter/plan', {
    title: 'What a letter could say',
    description:
      'Facts of the résumé as sentences, those that answer the posting first; what of it the résumé does not show; what only the person can answer.',
  }),
  write_letter: endpointTool('POST /letter/add', {
    title: 'Begin a letter',
    description:
      'A letter, mail, greeting or referral note for a kept job (`jobId`), a card (`applicationId`) or a posting, begun with sentences of the résumé’s own words. The person goes on with it on the site.',
  }),
  list_templates: endpointTool('GET /resume/template/list', {
    title: 'List templates',
    description: 'What a résumé can look like; the person chooses on the site.',
  }),
  render_resume: renderResume,
  download_resume: downloadResume,
};
