import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { paths } from '../../lib/paths.ts';
import { discardDraft, useDraft } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { LinkButton, PushButton } from '../../ui/brand/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import classes from './start.module.css';

/** The draft that this browser has already: to go on with, or to erase. */
export function DraftHere() {
  const { t } = useTranslation('draft');
  const { moment } = useDates();
  const draft = useDraft();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!draft?.resumeId) return null;
  const erase = async () => {
    setBusy(true);
    try {
      await discardDraft();
      toast.good(t('discarded'));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <div className={classes.here}>
      <p>{t('here', { until: moment(draft.until) })}</p>
      <LinkButton to={paths.workspace(draft.resumeId)}>{t('goOn')}</LinkButton>
      <PushButton look="subtle" onClick={() => setAsks(true)}>
        {t('discard')}
      </PushButton>
      {asks && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t('discardText')}
          action={t('discard')}
          busy={busy}
          onConfirm={erase}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
