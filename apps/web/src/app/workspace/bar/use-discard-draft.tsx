import { type ReactNode, useState } from 'react';
import { GUEST } from '../../../editor/document/kept/kept-edits.ts';
import { dropUnsent } from '../../../editor/document/kept/unsent-of.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useGo } from '../../../lib/routing/use-navigation.ts';
import { discardDraft } from '../../../lib/session.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

/** Erases a visitor's draft, once they have said that they mean it. */
export function useDiscardDraft(): { ask: () => void; dialog: ReactNode } {
  const { t } = useTranslation('draft');
  const go = useGo();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await go(paths.start);
      await discardDraft();
      await dropUnsent(GUEST);
      toast.good(t('discarded'));
    } catch (error) {
      setBusy(false);
      toastError(error);
    }
  };
  const dialog = asks && (
    <ConfirmDialog
      title={t('discardTitle')}
      text={t('discardText')}
      action={t('discard')}
      busy={busy}
      onConfirm={erase}
      onClose={() => setAsks(false)}
    />
  );
  return { ask: () => setAsks(true), dialog };
}
