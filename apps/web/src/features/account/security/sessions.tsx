import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Session } from '@verdant/contracts';
import { MAX_SESSIONS } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import shared from '../account.module.css';
import { Card, Loaded } from '../part.tsx';
import classes from './security.module.css';
import { useBrowserName } from './use-browser-name.ts';

/** Where I am signed in, and a way to end it. */
export function Sessions() {
  const { t } = useTranslation('account');
  const query = useCall('GET /account/session/list', {});
  const over = async () => {
    await refresh('GET /account/session/list');
    toast.good(t('security.ended'));
  };
  const others = useMutation({
    mutationFn: () => call('POST /account/session/endOthers', {}),
    onSuccess: over,
    onError: toastError,
  });
  const several = (query.data?.length ?? 0) > 1;
  const all = (
    <Button variant="subtle" size="xs" loading={others.isPending} onClick={() => others.mutate()}>
      {t('security.endOthers')}
    </Button>
  );
  return (
    <Card title={t('security.sessions')} side={several && all}>
      <p className={shared.text}>{t('security.sessionsText', { count: MAX_SESSIONS })}</p>
      <Loaded query={query}>
        {(sessions) => (
          <ul className={classes.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={over} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const { when } = useDates();
  const name = useBrowserName()(session.userAgent) ?? t('security.unknown');
  const end = useMutation({
    mutationFn: () => call('POST /account/session/end', { id: session.id }),
    onSuccess: onEnd,
    onError: toastError,
  });
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {session.current ? t('security.current') : t('security.seen', { when: when(session.seenAt) })}
          {' · '}
          {t('security.since', { when: when(session.createdAt) })}
        </small>
      </span>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          loading={end.isPending}
          aria-label={t('security.endOf', { name })}
          onClick={() => end.mutate()}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
