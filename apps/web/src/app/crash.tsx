import { Component, type ReactNode } from 'react';
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

type Props = { place?: string; children: ReactNode };
type State = { crashed: boolean; place?: string | undefined };

/** Catches what is thrown while it renders what is inside, and tries that anew at another `place`. */
export class CrashGuard extends Component<Props, State> {
  override state: State = { crashed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crashed: false, place };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
