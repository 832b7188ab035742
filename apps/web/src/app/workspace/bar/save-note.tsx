import { IconAlertCircle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './bar.module.css';

const clock = (at: number, language: string) => {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return new Intl.DateTimeFormat(language, today ? time : { month: 'short', day: 'numeric', ...time }).format(date);
};

/** Saved at, saving, or not saved and why. */
export const SaveNote = () => {
  const { t, language } = useT();
  const { isKept } = useWorkspace();
  const save = useDocumentState((state) => state.save);
  const waitsHere = useDocumentState((state) => state.save.kind === 'retrying' && isKept());
  const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;
  if (waitsHere)
    return (
      <span className={classes.saved}>
        <IconCloudOff {...icon} />
        {t('workspace:save.kept')}
      </span>
    );
  if (save.kind === 'refused' || save.kind === 'retrying' || save.kind === 'stale') {
    const text =
      save.kind === 'refused'
        ? t('workspace:save.refused', { reason: save.reason })
        : t(save.kind === 'stale' ? 'workspace:save.stale' : 'workspace:save.offline');
    return (
      <span className={`${classes.saved} ${classes.bad}`} role="status" title={text}>
        <IconAlertCircle {...icon} />
        {text}
      </span>
    );
  }
  const saved = save.kind === 'saved';
  const Icon = saved ? IconCloudCheck : IconCloudUp;
  return (
    <span className={classes.saved}>
      <Icon {...icon} />
      {saved
        ? save.at
          ? t('workspace:save.at', { time: clock(save.at, language) })
          : t('workspace:save.saved')
        : t('workspace:save.saving')}
    </span>
  );
};
