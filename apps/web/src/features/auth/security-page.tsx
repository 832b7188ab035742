import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import classes from './auth.module.css';
import { Eye, NewPasswordField, Submit } from './fields.tsx';
import { useRules } from './rules.ts';
import { useSubmit } from './use-submit.ts';

export function SecurityPage() {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', password: '' },
    validate: { current: rules.somePassword, password: rules.newPassword },
  });
  const { submit, busy, trouble } = useSubmit(async (values: typeof form.values) => {
    await call('POST /password/change', values);
    form.reset();
    toast.good(t('security.done'));
  });
  return (
    <div className={classes.narrow}>
      <h1 className="vd-d3">{t('security.title')}</h1>
      <p className={classes.lead}>{t('security.text')}</p>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit)}>
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          visibilityToggleIcon={Eye}
          size="md"
          key={form.key('current')}
          {...form.getInputProps('current')}
        />
        <NewPasswordField label={t('newPassword')} key={form.key('password')} {...form.getInputProps('password')} />
        <Submit busy={busy} trouble={trouble}>
          {t('security.submit')}
        </Submit>
      </form>
    </div>
  );
}
