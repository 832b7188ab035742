import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { hrefTo, paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/brand/button.tsx';
import classes from './crash.module.css';

/** Shown for any rendering error that nobody caught. */
function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main className={classes.screen} role="alert">
      <h1 className="vd-d3">{t('crashTitle')}</h1>
      <p>{t('crashText')}</p>
      <a className={buttonClass()} href={hrefTo(paths.home)} onClick={() => setTimeout(() => window.location.reload())}>
        {t('backHome')}
      </a>
    </main>
  );
}

/** React Router catches what its pages throw; this logs it and shows the same screen. */
export function RouteCrash() {
  console.error(useRouteError());
  return <CrashScreen />;
}

/** Catches what is thrown outside the router. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
