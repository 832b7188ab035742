import { type AnalysisSettings, Failure } from '@verdant/contracts';
import { industries } from '@verdant/lexicon';
import { rubric } from '@verdant/resume';
import {
  answerQuestion,
  askForWording,
  checkAdvice,
  decideFix,
  dismissAdvice,
  lineWishes,
  newestAnalysis,
  ownFix,
  ownResume,
  questionsOf,
  showFix,
  startRewording,
  tellOutcome,
} from '@verdant/server/resume';
import { startTask } from '@verdant/server/task';
import type { Call, Handlers } from '../http/handler.ts';

const given = (text: string | undefined) => text?.trim() || null;

/** The résumé must be the user's and hold something to look at. */
async function assertReady({ services, userId }: Call, id: string): Promise<void> {
  const row = await ownResume(services.db, userId, id);
  if (row.status === 'processing') throw new Failure('wrongState');
}

/** The given settings, else those it was looked at with before. Failure 'invalid' for an industry that nobody knows. */
async function settingsFor({ services }: Call, id: string, given?: AnalysisSettings): Promise<AnalysisSettings> {
  const settings = given ?? (await newestAnalysis(services.db, id))?.data.settings ?? {};
  const { industry } = settings;
  if (industry !== undefined && !industries.some((one) => one.id === industry))
    throw new Failure('invalid', { field: 'settings' });
  return settings;
}

export const analysis = {
  'GET /resume/rubric': async () => rubric(),
  'POST /resume/analyze': async ({ id, jobDescription, settings }, call) => {
    await assertReady(call, id);
    const input = { jobDescription: given(jobDescription), settings: await settingsFor(call, id, settings) };
    return startTask(call.services, { kind: 'resume.analyze', userId: call.userId, resumeId: id, input });
  },
  'POST /resume/fix/generate': async (asked, call) => {
    await assertReady(call, asked.id);
    await checkAdvice(call.services.db, asked);
    const input = { adviceIds: [...new Set(asked.adviceIds)], jobDescription: given(asked.jobDescription) };
    return startTask(call.services, { kind: 'fix.generate', userId: call.userId, resumeId: asked.id, input });
  },
  'GET /resume/questions': async ({ id }, { services, userId, language }) =>
    questionsOf(services, await ownResume(services.db, userId, id), language),
  'POST /resume/answer': async ({ id, questionId, answer }, { services, userId }) =>
    answerQuestion(services, await ownResume(services.db, userId, id), questionId, answer),
  'POST /resume/fix/reword': async (asked, { services, userId }) => startRewording(services, userId, asked),
  'GET /resume/line/wishes': async ({ id, path }, { services, userId }) => lineWishes(services, userId, { id, path }),
  'POST /resume/line/outcome': async (told, { services, userId }) => tellOutcome(services, userId, told),
  'POST /resume/line/reword': async (asked, { services, userId }) => askForWording(services, userId, asked),
  'GET /resume/fix/detail': async ({ id }, { services, userId }) => showFix(await ownFix(services.db, userId, id)),
  'POST /resume/fix/decide': async (input, { services, userId, language }) =>
    decideFix(services, userId, input, language),
  'POST /resume/advice/dismiss': async (input, { services, userId }) => dismissAdvice(services, userId, input),
} satisfies Partial<Handlers>;
