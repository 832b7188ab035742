import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { useCurrent } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import classes from '../account.module.css';
import { Card } from '../part.tsx';

/** Whoever came by another site has no password: whoever reads the mail says the first one, as every other. */
export function FirstPassword() {
  const { t } = useTranslation('account');
  const email = useCurrent().user?.email ?? '';
  const { submit, busy, failure } = useSubmit(async () => {
    await call('POST /password/forgot', { email });
    toast.good(t('security.firstSent', { email }));
  });
  return (
    <Card title={t('security.password')}>
      <p className={classes.text}>{t('security.firstText')}</p>
      <FormError text={failure} />
      <Button loading={busy} onClick={() => void submit(undefined)}>
        {t('security.firstSend')}
      </Button>
    </Card>
  );
}
