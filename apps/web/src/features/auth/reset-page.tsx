import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { clearSession } from '../../lib/session.ts';
import { NewPasswordField, OwnerField, Submit } from '../../ui/forms/fields.tsx';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { LinkGate } from './link-gate.tsx';
import { useNewPassword } from './use-new-password.ts';

export const ResetPage = () => (
  <LinkGate purpose="reset">{(link) => <NewPassword key={link.token} {...link} />}</LinkGate>
);

function NewPassword({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('auth');
  const { done, busy, failure, key, field, onSubmit } = useNewPassword(async (password) => {
    await call('POST /password/reset', { token, password });
    clearSession();
  });
  if (done)
    return (
      <AuthFrame title={t('reset.done')}>
        <p className={classes.text}>{t('reset.doneText')}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.login} state={{ email }}>
            {t('toLogin')}
          </Button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.of', { email })}>
      <form className={classes.fields} noValidate onSubmit={onSubmit}>
        <OwnerField email={email} />
        <NewPasswordField label={t('newPassword')} key={key} {...field} />
        <Submit busy={busy} failure={failure}>
          {t('reset.submit')}
        </Submit>
      </form>
      {failure && (
        <p className={classes.hint}>
          <Link className={classes.link} to={paths.forgot}>
            {t('reset.askAgain')}
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
