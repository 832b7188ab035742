import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { SchemeToggle } from '../../ui/scheme/scheme-toggle.tsx';
import classes from './auth.module.css';
import { AuthStage } from './auth-stage.tsx';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The pages about signing in: words on the left, a real page on the right. */
export function AuthFrame({ title, lead, children }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.auth}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Logo />
          <SchemeToggle />
          <LanguageToggle />
        </header>
        <main className={classes.form}>
          <h1 className="vd-d2">{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={classes.foot}>
          <Link to={paths.home} className="vd-reach">
            {t('backHome')}
          </Link>
        </footer>
      </div>
      <AuthStage />
    </div>
  );
}
