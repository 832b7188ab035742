import { IconFileSearch } from '@tabler/icons-react';
import { useWorkspace } from '../document/workspace-context.ts';
import { useT } from '../use-t.ts';
import { useReadBack } from './read-back.ts';
import classes from './read-back-note.module.css';

/** Whether the file that was downloaded holds every word; where it doesn't, the way to the first that is lost. */
export const ReadBackNote = () => {
  const { t } = useT();
  const { document, goToField } = useWorkspace();
  const proof = useReadBack(document.id);
  if (!proof) return null;
  const { lost } = proof;
  const icon = <IconFileSearch size={16} stroke={1.75} aria-hidden="true" />;
  return lost.length === 0 ? (
    <span className={classes.note} role="status" title={t('workspace:readBack.how')}>
      {icon}
      {t('workspace:readBack.identical')}
    </span>
  ) : (
    <button type="button" className={classes.note} data-lost onClick={() => goToField(lost[0]!)}>
      {icon}
      {t('workspace:readBack.lost', { count: lost.length })}
    </button>
  );
};
