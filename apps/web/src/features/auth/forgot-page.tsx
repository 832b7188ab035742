import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { AskByMail } from './ask-by-mail.tsx';
import classes from './auth.module.css';

export function ForgotPage() {
  const { t } = useTranslation('auth');
  const after = (
    <p className={classes.hint}>
      {t('forgot.remembered')}{' '}
      <Link className={classes.link} to={paths.login}>
        {t('toLogin')}
      </Link>
    </p>
  );
  return <AskByMail kind="reset" after={after} />;
}
