import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { EmailField, Submit } from '../../ui/forms/fields.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { useKnownEmail } from './known-email.ts';
import { MailSent } from './mail-sent.tsx';

const questions = {
  activate: { key: 'POST /activate/resend', words: 'resend' },
  reset: { key: 'POST /password/forgot', words: 'forgot' },
} as const;

/** One address, one mail: the activation once more, or the way to a new password. */
export function AskByMail({ kind, after }: { kind: keyof typeof questions; after?: ReactNode }) {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const { key, words } = questions[kind];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: useKnownEmail() },
    validate: { email: rules.email },
  });
  const { submit, busy, failure, forget } = useSubmit(async ({ email }: typeof form.values) => {
    setSentTo((await call(key, { email: email.trim() })).email);
  });
  if (sentTo) return <MailSent kind={kind} email={sentTo} />;
  return (
    <AuthFrame title={t(`${words}.title`)} lead={t(`${words}.text`)}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <Submit busy={busy} failure={failure}>
          {t(`${words}.submit`)}
        </Submit>
      </form>
      {after}
    </AuthFrame>
  );
}
