import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';

/** Ends the session, leads to the sign-in page and says so. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate(paths.login);
      toast.good(t('signedOut'));
    } catch (error) {
      toastError(error);
    }
  };
}
