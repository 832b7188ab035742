import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { clearSession } from '../../lib/session.ts';
import { NewPasswordField, Submit } from '../../ui/forms/fields.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { mailedToken } from './mailed-token.ts';

export function ResetPage() {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const token = mailedToken(useSearchParams()[0]);
  const [done, setDone] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: rules.newPassword },
  });
  const { submit, busy, failure, forget } = useSubmit(async ({ password }: typeof form.values) => {
    if (!token) return;
    await call('POST /password/reset', { token, password });
    clearSession();
    setDone(true);
  });
  const end = (title: string, text: string, to: string, label: string) => (
    <AuthFrame title={title}>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button component={Link} to={to}>
          {label}
        </Button>
      </div>
    </AuthFrame>
  );
  if (done) return end(t('reset.done'), t('reset.doneText'), paths.login, t('toLogin'));
  if (!token) return end(t('reset.title'), t('reset.noToken'), paths.forgot, t('reset.askAgain'));
  return (
    <AuthFrame title={t('reset.title')}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <NewPasswordField label={t('newPassword')} key={form.key('password')} {...form.getInputProps('password')} />
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
