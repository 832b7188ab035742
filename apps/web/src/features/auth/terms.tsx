import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './auth.module.css';

/** What whoever gets an account agrees to; `lead` says by what. */
export function Terms({ lead }: { lead?: string }) {
  const { t } = useTranslation('auth');
  return (
    <p className={classes.terms}>
      {lead ?? t('register.agree')}
      <Link to={paths.service} target="_blank">
        {t('register.terms')}
      </Link>
      {t('register.and')}
      <Link to={paths.privacy} target="_blank">
        {t('register.privacy')}
      </Link>
      {t('register.agreeEnd')}
      <span>{t('register.age')}</span>
    </p>
  );
}
