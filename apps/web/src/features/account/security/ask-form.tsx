import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Eye } from '../../../ui/forms/fields.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useRules } from '../../../ui/forms/rules.ts';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import classes from '../account.module.css';

export type Given = { password: string; code: string };
type Props = {
  asks: (keyof Given)[];
  label: string;
  send: (given: Given) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password, a code, or both, before something of the sign-in changes. */
export function AskForm({ asks, label, send, onCancel }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const rules = useRules();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (asks.includes('password') ? rules.somePassword(value) : null),
      code: (value) => (asks.includes('code') ? rules.secondCode(value) : null),
    },
  });
  const { submit, busy, failure, forget } = useSubmit(send);
  return (
    <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
      {asks.includes('password') && (
        <PasswordInput
          label={t('auth:currentPassword')}
          autoComplete="current-password"
          visibilityToggleIcon={Eye}
          autoFocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      )}
      {asks.includes('code') && (
        <TextInput
          label={t('auth:code')}
          description={asks.includes('password') ? t('auth:codeHint') : t('auth:appCodeHint')}
          autoFocus={!asks.includes('password')}
          autoComplete="one-time-code"
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
      )}
      <FormError text={failure} />
      <div className={classes.choices}>
        <Button type="submit" loading={busy}>
          {label}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
