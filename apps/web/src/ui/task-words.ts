import type { Task, TaskKind, TaskMap } from '@verdant/contracts';
import type { Say } from '../i18n/typed.ts';
import { useTranslation } from '../i18n/use-translation.ts';

type Words = Say<'tasks'>;
type Succeeded = Extract<Task, { status: 'succeeded' }>;

/** What a task of each kind has brought, in words. */
const results: { [K in TaskKind]: (t: Words, result: TaskMap[K]['result']) => string } = {
  'resume.import': (t, { pages }) => t('result.imported', { count: pages }),
  'resume.analyze': (t, { score }) => t('result.analyzed', { score }),
  'fix.generate': (t, { changes }) => t('result.fixes', { count: changes }),
  'fix.reword': (t, { worded }) => t(worded ? 'result.reworded' : 'result.notReworded'),
  'line.reword': (t, { wordings }) =>
    wordings > 0 ? t('result.lineWorded', { count: wordings }) : t('result.lineNotWorded'),
  'letter.draft': (t, { unmet }) => t(unmet === null ? 'result.drafted' : 'result.notDrafted'),
  'practice.suggest': (t, { added }) =>
    added > 0 ? t('result.suggested', { count: added }) : t('result.notSuggested'),
  'resume.generate': (t, { items }) => t('result.generated', { count: items }),
};

const resultOf = <K extends TaskKind>(t: Words, task: Succeeded & { kind: K; result: TaskMap[K]['result'] }) =>
  results[task.kind as K](t, task.result);

/** What a task is called, and how it stands, in words. */
export function useTaskWords() {
  const { t } = useTranslation('tasks');
  const title = (task: Task) => t(`kind.${task.kind}`, { name: task.resumeName });
  const standing = (task: Task): string => {
    if (task.status === 'failed') return task.error.errMsg;
    if (task.status !== 'succeeded') return t(`stage.${task.stage}`);
    return resultOf(t, task);
  };
  return { title, standing };
}
