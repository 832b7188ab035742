import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { SignedInUser } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { askForPasskey } from '../../lib/passkeys/passkeys.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';

type Props = { onPress: () => void; onDone: (user: SignedInUser) => Promise<void> };

/** The other way in: no address is typed, the device knows whose account it opens. */
export function PasskeySignIn({ onPress, onDone }: Props) {
  const { t } = useTranslation('auth');
  const { submit, busy, failure } = useSubmit(async () => {
    onPress();
    const given = await askForPasskey(await call('POST /login/passkey/begin', {}));
    await onDone(await call('POST /login/passkey', given));
  });
  return (
    <div className={classes.other}>
      <div className={classes.or}>{t('passkey.or')}</div>
      <FormError text={failure} />
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={busy}
        leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void submit(undefined)}
      >
        {t('passkey.signIn')}
      </Button>
    </div>
  );
}
