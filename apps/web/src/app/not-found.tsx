import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/brand/button.tsx';
import classes from './crash.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <h1 className="vd-d3">{t('notFound')}</h1>
      <p>{t('notFoundHint')}</p>
      <LinkButton to={paths.home}>{t('backHome')}</LinkButton>
    </div>
  );
}
