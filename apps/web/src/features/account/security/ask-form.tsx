import { Button, TextInput } from '@mantine/core';
import { PASSKEY_NAME_MAX } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { PasswordField } from '../../../ui/forms/fields.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useRules } from '../../../ui/forms/rules.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import shared from '../account.module.css';
import classes from './security.module.css';

type Given = { password: string; code: string; name: string };
export type Asked = keyof Given;
export type AskProps<K extends Asked> = {
  asks: K[];
  label: string;
  /** gets what was asked and nothing else: the server takes no more */
  send: (given: Pick<Given, K>) => Promise<void>;
  onCancel: () => void;
  /** what stands in the name at first */
  name?: string;
  /** whether something is taken away: the button is red */
  removes?: boolean;
  /** whether it fills a dialog, where what to do stands at the right */
  fills?: boolean;
};

/** Asks for the password, a code or a name before something of the sign-in changes. */
export function AskForm<K extends Asked>({ label, send, onCancel, name = '', ...props }: AskProps<K>) {
  const { removes = false, fills = false } = props;
  const asks: Asked[] = props.asks;
  const { t } = useTranslation(['auth', 'account', 'common']);
  const rules = useRules();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '', name },
    validate: {
      password: (value) => (asks.includes('password') ? rules.somePassword(value) : null),
      code: (value) => (asks.includes('code') ? rules.secondCode(value) : null),
      name: (value) =>
        asks.includes('name') && !value.trim() ? t('auth:pleaseInput', { field: t('account:passkeys.name') }) : null,
    },
  });
  const { submit, busy, failure, wrongCurrent, forget } = useSubmit((given: Given) =>
    send(Object.fromEntries(asks.map((key) => [key, given[key]])) as Pick<Given, K>),
  );
  const cancel = (
    <Button variant="subtle" color="gray" onClick={onCancel}>
      {t('common:cancel')}
    </Button>
  );
  return (
    <form className={fills ? classes.filling : shared.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
      {asks.includes('password') && (
        <PasswordField
          label={t('auth:currentPassword')}
          autoComplete="current-password"
          autoFocus
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...(wrongCurrent && { error: wrongCurrent })}
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
      {asks.includes('name') && (
        <TextInput
          label={t('account:passkeys.name')}
          description={t('account:passkeys.nameHint')}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
      )}
      <FormError text={failure} />
      <div className={fills ? dialog.actions : classes.choices}>
        {fills && cancel}
        <Button type="submit" loading={busy} {...(removes ? { color: 'red.7' } : {})}>
          {label}
        </Button>
        {!fills && cancel}
      </div>
    </form>
  );
}
