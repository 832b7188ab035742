import { Button } from '@mantine/core';
import type { Identity, SignInProvider } from '@verdant/contracts';
import { MAX_IDENTITIES } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useDates } from '../../../../lib/format/dates.ts';
import { useCall } from '../../../../lib/query-client.ts';
import { ProviderIcon } from '../../../../ui/provider-icon.tsx';
import shared from '../../account.module.css';
import { Card } from '../../part.tsx';
import classes from '../security.module.css';
import { LinkIdentity, RemoveIdentity } from './identity-dialogs.tsx';

type Asked = { to: 'link'; provider: SignInProvider } | { to: 'remove'; identity: Identity } | null;

/** Accounts elsewhere that open this one; nothing where no other site is set up and none was linked. */
export function IdentitiesCard() {
  const { t } = useTranslation('account');
  const { data } = useCall('GET /account/identity/list', {});
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  if (!data || data.providers.length + data.identities.length === 0) return null;
  const { hasPassword, identities, providers } = data;
  return (
    <Card title={t('identities.title')}>
      <p className={shared.text}>{hasPassword ? t('identities.text') : t('identities.needsPassword')}</p>
      {identities.length > 0 && (
        <ul className={classes.rows}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.id}
              identity={identity}
              canRemove={hasPassword}
              onRemove={() => setAsked({ to: 'remove', identity })}
            />
          ))}
        </ul>
      )}
      {hasPassword && identities.length < MAX_IDENTITIES && (
        <div className={classes.choices}>
          {providers.map((provider) => (
            <Button
              key={provider.id}
              variant="default"
              leftSection={<ProviderIcon id={provider.id} />}
              onClick={() => setAsked({ to: 'link', provider })}
            >
              {t('identities.link', { name: provider.name })}
            </Button>
          ))}
        </div>
      )}
      {asked?.to === 'link' && <LinkIdentity provider={asked.provider} onClose={close} />}
      {asked?.to === 'remove' && <RemoveIdentity identity={asked.identity} onClose={close} />}
    </Card>
  );
}

type RowProps = { identity: Identity; canRemove: boolean; onRemove: () => void };

function IdentityRow({ identity: { name, label, createdAt, usedAt }, canRemove, onRemove }: RowProps) {
  const { t } = useTranslation('account');
  const { when } = useDates();
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{label}</small>
        <small>
          {t('identities.made', { when: when(createdAt) })}
          {' · '}
          {usedAt ? t('passkeys.used', { when: when(usedAt) }) : t('passkeys.unused')}
        </small>
      </span>
      {canRemove && (
        <Button variant="default" size="xs" aria-label={t('identities.removeOf', { name, label })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      )}
    </li>
  );
}
