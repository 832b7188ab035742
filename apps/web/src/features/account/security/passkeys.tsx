import { Button } from '@mantine/core';
import type { Passkey } from '@verdant/contracts';
import { MAX_PASSKEYS } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { passkeysWork } from '../../../lib/passkeys/passkeys.ts';
import { useCall } from '../../../lib/query-client.ts';
import shared from '../account.module.css';
import { Card, Loaded } from '../part.tsx';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import classes from './security.module.css';

type Asked = { to: 'add' } | { to: 'rename' | 'remove'; passkey: Passkey };

/** What this account is signed in to with instead of the password. */
export function PasskeysCard() {
  const { t } = useTranslation('account');
  const query = useCall('GET /account/passkey/list', {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Card title={t('passkeys.title')}>
      <p className={shared.text}>{t('passkeys.text')}</p>
      <Loaded query={query}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 ? (
              <ul className={classes.rows}>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(to) => setAsked({ to, passkey })} />
                ))}
              </ul>
            ) : (
              <p className={shared.text}>{t('passkeys.none')}</p>
            )}
            <AddButton held={passkeys.length} onAdd={() => setAsked({ to: 'add' })} />
          </>
        )}
      </Loaded>
      {asked?.to === 'add' && <AddPasskey onClose={close} />}
      {asked?.to === 'rename' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.to === 'remove' && <RemovePasskey passkey={asked.passkey} onClose={close} />}
    </Card>
  );
}

/** A way to add one, or why there is none. */
function AddButton({ held, onAdd }: { held: number; onAdd: () => void }) {
  const { t } = useTranslation('account');
  if (!passkeysWork()) return <p className={shared.note}>{t('passkeys.unable')}</p>;
  if (held >= MAX_PASSKEYS) return <p className={shared.note}>{t('passkeys.full', { count: MAX_PASSKEYS })}</p>;
  return (
    <Button variant="default" onClick={onAdd}>
      {t('passkeys.add')}
    </Button>
  );
}

type RowProps = { passkey: Passkey; onAsk: (to: 'rename' | 'remove') => void };

function PasskeyRow({ passkey: { name, createdAt, usedAt }, onAsk }: RowProps) {
  const { t } = useTranslation('account');
  const { when } = useDates();
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {t('passkeys.made', { when: when(createdAt) })}
          {' · '}
          {usedAt ? t('passkeys.used', { when: when(usedAt) }) : t('passkeys.unused')}
        </small>
      </span>
      <span className={classes.choices}>
        <Button
          variant="default"
          size="xs"
          aria-label={t('passkeys.renameOf', { name })}
          onClick={() => onAsk('rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t('passkeys.removeOf', { name })}
          onClick={() => onAsk('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  );
}
