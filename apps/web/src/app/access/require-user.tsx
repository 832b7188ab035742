import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginTo, paths } from '../../lib/paths.ts';
import { hasLeft, useCurrent } from '../../lib/session.ts';
import { PushButton } from '../../ui/brand/button.tsx';
import classes from '../crash.module.css';
import { Waiting } from '../waiting.tsx';

/** Pages of a signed-in person. A visitor signs in first and comes back to the same address. */
export function RequireUser() {
  const { t } = useTranslation(['common', 'layout']);
  const { pathname, search } = useLocation();
  const { user, failure, retry } = useCurrent();
  if (user) return <Outlet />;
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
