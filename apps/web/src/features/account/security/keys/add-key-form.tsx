import { Button, Checkbox, TextInput } from '@mantine/core';
import type { AddApiKey } from '@verdant/contracts';
import { API_KEY_NAME_MAX, API_SCOPES, type ApiScope } from '@verdant/contracts/constants';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import dialog from '../../../../ui/dialog/dialog.module.css';
import { PasswordField } from '../../../../ui/forms/fields.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { useRules } from '../../../../ui/forms/rules.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import classes from '../security.module.css';

type Props = { send: (asked: AddApiKey) => Promise<void>; onCancel: () => void };

/** What it is called, what it may do, and the password. */
export function AddKeyForm({ send, onCancel }: Props) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const rules = useRules();
  const form = useForm<AddApiKey>({
    mode: 'uncontrolled',
    initialValues: { name: '', scopes: ['read'], password: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('auth:pleaseInput', { field: t('account:keys.name') })),
      scopes: (scopes) => (scopes.length ? null : t('account:keys.someScope')),
      password: rules.somePassword,
    },
  });
  const { submit, busy, failure, wrongCurrent, forget } = useSubmit((asked: AddApiKey) =>
    send({ ...asked, name: asked.name.trim() }),
  );
  return (
    <form className={classes.filling} noValidate onSubmit={form.onSubmit(submit, forget)}>
      <TextInput
        label={t('account:keys.name')}
        description={t('account:keys.nameHint')}
        maxLength={API_KEY_NAME_MAX}
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group<ApiScope>
        label={t('account:keys.may')}
        key={form.key('scopes')}
        {...form.getInputProps('scopes')}
      >
        <div className={classes.scopes}>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={
                <>
                  {t(`account:keys.scopes.${scope}.name`)}
                  <small>{t(`account:keys.scopes.${scope}.text`)}</small>
                </>
              }
            />
          ))}
        </div>
      </Checkbox.Group>
      <PasswordField
        label={t('auth:currentPassword')}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
        {...(wrongCurrent && { error: wrongCurrent })}
      />
      <FormError text={failure} />
      <div className={dialog.actions}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('account:keys.make')}
        </Button>
      </div>
    </form>
  );
}
