import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, wantedFrom } from '../../app/paths.ts';
import { call } from '../../lib/api.ts';
import { setUser } from '../../lib/session.ts';
import { EmailField, Eye, Submit } from '../../ui/forms/fields.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';

export function LoginPage() {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: rules.email, password: rules.somePassword },
  });
  const { submit, busy, trouble } = useSubmit(async ({ email, password }: typeof form.values) => {
    setUser(await call('POST /login', { email: email.trim(), password }));
    await navigate(wantedFrom(query), { replace: true });
  });
  const lead = (
    <>
      {t('login.new')}{' '}
      <Link className={classes.link} to={{ pathname: paths.register, search: query.toString() }}>
        {t('login.create')}
      </Link>
    </>
  );
  return (
    <AuthFrame title={t('login.title')} lead={lead}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit)}>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <div className={classes.withLink}>
          <PasswordInput
            label={t('password')}
            placeholder={t('passwordPlaceholder')}
            autoComplete="current-password"
            visibilityToggleIcon={Eye}
            size="md"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Link className={classes.link} to={paths.forgot}>
            {t('login.forgot')}
          </Link>
        </div>
        <Submit busy={busy} trouble={trouble}>
          {t('login.submit')}
        </Submit>
      </form>
      <p className={classes.hint}>
        {t('login.noMail')}{' '}
        <Link className={classes.link} to={paths.activate}>
          {t('login.again')}
        </Link>
      </p>
    </AuthFrame>
  );
}
