import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTaskItems } from '../../lib/tasks/task-items.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './review.module.css';

/** Wordings that are through the gate already, while the rest is still being written. */
export const Coming = ({ taskId }: { taskId: string }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const content = useContent();
  const { items } = useTaskItems({ id: taskId, status: 'running' });
  if (items.length === 0) return null;
  return (
    <section aria-label={t('analysis:coming.label')}>
      <p className={classes.comingHead}>{t('analysis:coming.count', { count: items.length })}</p>
      <ul className={classes.coming}>
        {items.map(({ path, text }) => (
          <li key={path}>
            <TextButton title={t('analysis:goToField')} onClick={() => goToField(path)}>
              {pathLabel(content, path, t)}
            </TextButton>
            <p className={classes.comingText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
