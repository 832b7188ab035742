import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { signedIn } from '../../lib/session.ts';
import { NewPasswordField, OwnerField, Submit } from '../../ui/forms/fields.tsx';
import { AskByMail } from './ask-by-mail.tsx';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { LinkGate } from './link-gate.tsx';
import { sayTaken } from './say-taken.ts';
import { useNewPassword } from './use-new-password.ts';

/** With a token: the password, which activates. Without one: sends the activation mail again. */
export function ActivatePage() {
  const [query] = useSearchParams();
  if (!query.has('token')) return <AskByMail kind="activate" />;
  return <LinkGate purpose="activate">{(link) => <Activation key={link.token} {...link} />}</LinkGate>;
}

/** Whoever signed up typed a password; whoever reads the mail says which one counts. */
function Activation({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('auth');
  const go = useGo();
  const { done, busy, failure, key, field, onSubmit } = useNewPassword(async (password) => {
    const user = await call('POST /activate', { token, password });
    const taken = signedIn(user);
    sayTaken(taken, user.id);
    // the draft that was begun before there was an account is where one goes on
    if (taken) await go(paths.workspace(taken.resumeId), { replace: true });
  });
  if (done)
    return (
      <AuthFrame title={t('activate.done')}>
        <p className={classes.text}>{t('activate.doneText', { email })}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.resumes} replace>
            {t('activate.goOn')}
          </Button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('activate.title')} lead={t('activate.text', { email })}>
      <form className={classes.fields} noValidate onSubmit={onSubmit}>
        <OwnerField email={email} />
        <NewPasswordField key={key} {...field} />
        <Submit busy={busy} failure={failure}>
          {t('activate.submit')}
        </Submit>
      </form>
    </AuthFrame>
  );
}
