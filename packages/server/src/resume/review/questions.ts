import { type Answered, type AnswerRefusal, Failure, type Language, type RoleQuestions } from '@verdant/contracts';
import { bulletFromAnswer, localized, questionOf, questionsFor, shownQuestions } from '@verdant/resume';
import type { Services } from '../../services.ts';
import { analysisInput, newestAnalysis } from '../analyses.ts';
import { readingOf } from '../reading.ts';
import type { ResumeRow } from '../resumes.ts';

async function inputOf(services: Services, row: ResumeRow) {
  const settings = (await newestAnalysis(services.db, row.id))?.data.settings;
  const reading = await readingOf(services.db, row.id, row.content);
  return { ...analysisInput(services, row, null, settings), ...(reading && { reading }) };
}

/** What a person is asked about their weakest roles, in the language of the request. */
export const questionsOf = async (services: Services, row: ResumeRow, language: Language): Promise<RoleQuestions[]> =>
  localized(shownQuestions(questionsFor(await inputOf(services, row))), language);

/** What an answer becomes; nothing is written. Failure 'notFound' for a question of a role that is gone. */
export async function answerQuestion(
  services: Services,
  row: ResumeRow,
  questionId: string,
  answer: string,
): Promise<{ change: Answered | null; refusal: AnswerRefusal | null }> {
  const found = questionOf(await inputOf(services, row), questionId);
  if (!found) throw new Failure('notFound');
  const made = bulletFromAnswer(found.asked, found.question, answer, row.language);
  return typeof made === 'string' ? { change: null, refusal: made } : { change: made, refusal: null };
}
