import type { User } from '@verdant/contracts';
import { type ReactNode, useState } from 'react';
import type { KeptEdit } from '../../editor/document/kept/kept-edits.ts';
import { dropUnsent, unsentOf } from '../../editor/document/kept/unsent-of.ts';
import { needAllWords } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { signOut } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { forgetTab } from '../../lib/typed.ts';
import { isAway } from '../../lib/weather/weather.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/**
 * Ends the session, leads to the sign-in page and says so; nothing of the person stays in the browser. Where something
 * could not be sent, `question` asks first: it is to be shown.
 */
export function useSignOut(user: User | null | undefined): { leave: () => Promise<void>; question: ReactNode } {
  const { t } = useTranslation(['layout', 'errors', 'account']);
  const go = useGo();
  const [unsent, setUnsent] = useState<KeptEdit[]>([]);
  const [busy, setBusy] = useState(false);
  const leaveNow = async () => {
    if (!user) return;
    setBusy(true);
    try {
      await signOut();
      forgetTab();
      await dropUnsent(user.id);
      await go(paths.login);
      toast.good(t('signedOut'));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  const leave = async () => {
    if (!user) return;
    if (isAway()) return toast.bad(t('errors:network'));
    const left = await unsentOf(user.id);
    if (left.length === 0) return leaveNow();
    await needAllWords();
    setUnsent(left);
  };
  const names = [...new Set(unsent.map(({ name }) => name))].join(t('account:leaving.and'));
  const question = unsent.length > 0 && (
    <ConfirmDialog
      title={t('account:leaving.title')}
      text={t('account:leaving.text', { names })}
      action={t('account:leaving.action')}
      busy={busy}
      onConfirm={leaveNow}
      onClose={() => setUnsent([])}
    />
  );
  return { leave, question };
}
