import type { Task } from '@verdant/contracts';
import { useTranslation } from 'react-i18next';

/** What a task is called, and how it stands, in words. */
export function useTaskWords() {
  const { t } = useTranslation('tasks');
  const title = (task: Task) => t(`kind.${task.kind}`, { name: task.resumeName });
  const standing = (task: Task): string => {
    if (task.status === 'failed') return task.error.errMsg;
    if (task.status !== 'succeeded') return t(`stage.${task.stage}`);
    if (task.kind === 'resume.import') return t('result.imported', { count: task.result.pages });
    if (task.kind === 'resume.analyze') return t('result.analyzed', { score: task.result.score });
    if (task.kind === 'resume.generate') return t('result.generated', { count: task.result.items });
    return t('result.fixes', { count: task.result.changes });
  };
  return { title, standing };
}
