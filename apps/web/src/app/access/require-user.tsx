import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginTo, paths } from '../../lib/paths.ts';
import { hasLeft, useCurrent, useDraft } from '../../lib/session.ts';
import { PushButton } from '../../ui/brand/button.tsx';
import classes from '../crash.module.css';
import { Waiting } from '../waiting.tsx';

/** Pages of a signed-in person; with `guests` also of a visitor who has a draft. Others sign in first and come back. */
export function RequireUser({ guests = false }: { guests?: boolean }) {
  const { t } = useTranslation(['common', 'layout']);
  const { pathname, search } = useLocation();
  const { user, failure, retry } = useCurrent();
  const draft = useDraft();
  if (user || (guests && draft)) return <Outlet />;
  if (user === null && guests && draft === undefined) return <Waiting ground="app" />;
  if (user === null) return <Navigate to={hasLeft() ? paths.login : loginTo(`${pathname}${search}`)} replace />;
  if (!failure) return <Waiting ground="app" />;
  return (
    <div className={classes.screen} role="alert">
      <h1 className="vd-d3">{t('layout:loadingSession')}</h1>
      <p>{failure.message}</p>
      <PushButton onClick={retry}>{t('retry')}</PushButton>
    </div>
  );
}
