import type { SignedInUser } from '@verdant/contracts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { errorNameOf } from '../../lib/api-error.ts';
import { passkeysWork } from '../../lib/passkeys/passkeys.ts';
import { paths, wantsMore } from '../../lib/paths.ts';
import { EmailField, PasswordField, Submit } from '../../ui/forms/fields.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';
import { useKnownEmail } from './known-email.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { useArrive } from './use-arrive.ts';

export function LoginPage() {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const [query] = useSearchParams();
  const known = useKnownEmail();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: known, password: '', code: '' },
    validate: {
      email: rules.email,
      password: rules.somePassword,
      code: (value) => (asksCode ? rules.secondCode(value) : null),
    },
  });
  const [typed, setTyped] = useState(known);
  form.watch('email', ({ value }) => setTyped(value));
  const arrive = useArrive();
  const goOn = (user: SignedInUser) => arrive(user, query);
  const { submit, busy, failure, forget } = useSubmit(async ({ email, password, code }: typeof form.values) => {
    try {
      const factor = asksCode ? { code: code.trim() } : {};
      await goOn(await call('POST /login', { email: email.trim(), password, ...factor }));
    } catch (error) {
      if (errorNameOf(error) !== 'secondFactor') throw error;
      setAsksCode(true);
    }
  });
  const lead = (
    <>
      {wantsMore(query) && <span className={classes.wanted}>{t('login.wanted')}</span>}
      {t('login.new')}{' '}
      <Link
        className={classes.link}
        to={{ pathname: paths.register, search: query.toString() }}
        state={{ email: typed }}
      >
        {t('login.create')}
      </Link>
    </>
  );
  return (
    <AuthFrame title={t('login.title')} lead={lead}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <div className={classes.withLink}>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            size="md"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Link className={classes.link} to={paths.forgot} state={{ email: typed }}>
            {t('login.forgot')}
          </Link>
        </div>
        {asksCode && <CodeField key={form.key('code')} {...form.getInputProps('code')} />}
        <Submit busy={busy} failure={failure}>
          {t('login.submit')}
        </Submit>
      </form>
      {passkeysWork() && <PasskeySignIn onPress={forget} onDone={goOn} />}
      <ProviderButtons follows={passkeysWork()} onPress={forget} />
      <p className={classes.hint}>
        {t('login.noMail')}{' '}
        <Link className={classes.link} to={paths.activate} state={{ email: typed }}>
          {t('login.again')}
        </Link>
      </p>
    </AuthFrame>
  );
}
