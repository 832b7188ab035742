import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { EmailField, NewPasswordField, Submit } from '../../ui/forms/fields.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { useKnownEmail } from './known-email.ts';
import { MailSent } from './mail-sent.tsx';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { Terms } from './terms.tsx';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: useKnownEmail(), password: '', nickname: '' },
    validate: { email: rules.email, password: rules.newPassword, nickname: rules.nickname },
  });
  const { submit, busy, failure, forget } = useSubmit(async ({ email, password, nickname }: typeof form.values) => {
    const name = nickname.trim();
    const sent = await call('POST /register', { email: email.trim(), password, ...(name ? { nickname: name } : {}) });
    setSentTo(sent.email);
  });
  if (sentTo) return <MailSent kind="activate" email={sentTo} />;
  const lead = (
    <>
      {t('register.have')}{' '}
      <Link className={classes.link} to={{ pathname: paths.login, search: query.toString() }}>
        {t('toLogin')}
      </Link>
    </>
  );
  return (
    <AuthFrame title={t('register.title')} lead={lead}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <NewPasswordField key={form.key('password')} {...form.getInputProps('password')} />
        <TextInput
          label={t('nickname')}
          placeholder={t('nicknameHint')}
          autoComplete="nickname"
          size="md"
          key={form.key('nickname')}
          {...form.getInputProps('nickname')}
        />
        <Submit busy={busy} failure={failure}>
          {t('register.submit')}
        </Submit>
      </form>
      <p className={classes.hint}>{t('register.hint')}</p>
      <ProviderButtons signsUp onPress={forget} />
      <Terms />
    </AuthFrame>
  );
}
