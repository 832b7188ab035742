import { Button } from '@mantine/core';
import type { ApiKey } from '@verdant/contracts';
import { MAX_API_KEYS } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useDates } from '../../../../lib/format/dates.ts';
import { useCall } from '../../../../lib/query-client.ts';
import shared from '../../account.module.css';
import { Card, Loaded } from '../../part.tsx';
import classes from '../security.module.css';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

/** What lets the person's own programs in. */
export function ApiKeysCard() {
  const { t } = useTranslation('account');
  const query = useCall('GET /account/key/list', {});
  const [asked, setAsked] = useState<'add' | ApiKey | null>(null);
  const close = () => setAsked(null);
  const docs = (
    <a className={shared.more} href="/api/docs" target="_blank" rel="noreferrer">
      {t('keys.docs')}
    </a>
  );
  return (
    <Card title={t('keys.title')} side={docs}>
      <p className={shared.text}>{t('keys.text')}</p>
      <Loaded query={query}>
        {(keys) => (
          <>
            {keys.length > 0 ? (
              <ul className={classes.rows}>
                {keys.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
                ))}
              </ul>
            ) : (
              <p className={shared.text}>{t('keys.none')}</p>
            )}
            {keys.length < MAX_API_KEYS ? (
              <Button variant="default" onClick={() => setAsked('add')}>
                {t('keys.add')}
              </Button>
            ) : (
              <p className={shared.note}>{t('keys.full', { count: MAX_API_KEYS })}</p>
            )}
          </>
        )}
      </Loaded>
      {asked === 'add' && <AddKeyDialog onClose={close} />}
      {asked !== null && asked !== 'add' && <RevokeKeyDialog apiKey={asked} onClose={close} />}
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, start, scopes, createdAt, usedAt } = apiKey;
  const { t } = useTranslation('account');
  const { when } = useDates();
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          <code>{`${start}…`}</code>
          {' · '}
          {scopes.map((scope) => t(`keys.scopes.${scope}.name`)).join(t('keys.and'))}
        </small>
        <small>
          {t('keys.made', { when: when(createdAt) })}
          {' · '}
          {usedAt ? t('keys.used', { when: when(usedAt) }) : t('keys.unused')}
        </small>
      </span>
      <Button variant="default" size="xs" aria-label={t('keys.revokeOf', { name })} onClick={onRevoke}>
        {t('keys.revoke')}
      </Button>
    </li>
  );
}
