import { useTranslation } from '../../i18n/use-translation.ts';
import type { SaveState } from '../document/save-queue.ts';
import classes from './saving.module.css';

/** Saved, saving, or not saved and why. */
export function SaveWords({ save }: { save: SaveState }) {
  const { t } = useTranslation('workspace');
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
