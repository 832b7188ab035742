import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

/** Saved, saving, or not saved and why. */
export function SaveNote() {
  const { t } = useTranslation('workspace');
  const { save } = useEditing().state;
  if (save.kind === 'saved') return <span>{t('save.saved')}</span>;
  if (save.kind === 'waiting' || save.kind === 'saving') return <span>{t('save.saving')}</span>;
  const text =
    save.kind === 'refused'
      ? t('save.refused', { reason: save.reason })
      : t(save.kind === 'stale' ? 'save.stale' : 'save.offline');
  return (
    <span className={classes.bad} role="status">
      {text}
    </span>
  );
}
