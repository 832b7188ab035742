import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { wantedFrom } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';

/** Signing in and up: whoever is signed in already is led on to where they wanted to go, or to their résumés. */
export function OnlyVisitors() {
  const { user } = useCurrent();
  const [query] = useSearchParams();
  return user ? <Navigate to={wantedFrom(query)} replace /> : <Outlet />;
}
