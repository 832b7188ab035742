import { useState } from 'react';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';

/** The form behind a mailed link: one new password, sent; `done` once it was taken. */
export function useNewPassword(send: (password: string) => Promise<void>) {
  const rules = useRules();
  const [done, setDone] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: rules.newPassword },
  });
  const { submit, busy, failure, forget } = useSubmit(async ({ password }: typeof form.values) => {
    await send(password);
    setDone(true);
  });
  return {
    done,
    busy,
    failure,
    key: form.key('password'),
    field: form.getInputProps('password'),
    onSubmit: form.onSubmit(submit, forget),
  };
}
