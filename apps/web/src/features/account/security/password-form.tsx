import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toast } from '../../../lib/toast.ts';
import { NewPasswordField, PasswordField } from '../../../ui/forms/fields.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useRules } from '../../../ui/forms/rules.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import classes from '../account.module.css';
import { Card } from '../part.tsx';

export function PasswordForm() {
  const { t } = useTranslation(['auth', 'account']);
  const rules = useRules();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', password: '' },
    validate: { current: rules.somePassword, password: rules.newPassword },
  });
  const { submit, busy, failure, wrongCurrent, forget } = useSubmit(async (values: typeof form.values) => {
    await call('POST /password/change', values);
    form.reset();
    await refresh('GET /account/session/list');
    toast.good(t('auth:security.done'));
  });
  return (
    <Card title={t('account:security.password')}>
      <p className={classes.text}>{t('account:security.passwordText')}</p>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <PasswordField
          label={t('auth:currentPassword')}
          autoComplete="current-password"
          key={form.key('current')}
          {...form.getInputProps('current')}
          {...(wrongCurrent && { error: wrongCurrent })}
        />
        <NewPasswordField
          label={t('auth:newPassword')}
          size="sm"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormError text={failure} />
        <Button type="submit" loading={busy}>
          {t('auth:security.submit')}
        </Button>
      </form>
    </Card>
  );
}
