import type { TaskKind } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { ownLetter } from '@verdant/server/letters';
import { practiceSubject } from '@verdant/server/practice';
import { newestAnalysis, ownFix, readFile, readingIn, resumeAsRead } from '@verdant/server/resume';
import type { TaskRow } from '@verdant/server/task';
import type { Subject } from './define-job.ts';

/** What an attempt looks at: the résumé as it stands when it begins, and what belongs to it. */
export async function subjectOf<K extends TaskKind>(services: Services, task: TaskRow): Promise<Subject<K>> {
  const { row, read } = await resumeAsRead(services.db, task.userId, task.resumeId);
  const { id, name, language, content, style, revision } = row;
  return {
    input: task.input as Subject<K>['input'],
    resume: { id, name, language, content, style, revision },
    analysis: async () => (await newestAnalysis(services.db, task.resumeId))?.data ?? null,
    reading: readingIn(read, content),
    fix: (fixId) => ownFix(services.db, task.userId, fixId),
    letter: async (letterId) => (await ownLetter(services.db, task.userId, letterId)).letter.words,
    practice: (practiceId) => practiceSubject(services.db, task.userId, practiceId, services.now()),
    file: (fileId) => readFile(services, task.userId, fileId, 'source'),
  };
}
