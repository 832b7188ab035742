import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/format/dates.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import classes from './messages.module.css';
import { Card, Empty, Loaded } from './part.tsx';

const ALL = { page: 1, size: 50 };

export function MessagesPart() {
  const { t } = useTranslation('account');
  const { moment } = useDates();
  const query = useCall('GET /message/list', ALL);
  const reading = useMutation({
    mutationFn: (id?: string) => call('POST /message/read', id ? { id } : {}),
    onSuccess: () => refresh('GET /message/list', 'GET /user/info'),
    onError: toastError,
  });
  return (
    <Loaded query={query}>
      {({ items, unread }) =>
        items.length === 0 ? (
          <Empty title={t('messages.empty')} text={t('messages.emptyText')} />
        ) : (
          <Card>
            {unread > 0 && (
              <Button
                variant="subtle"
                size="xs"
                px={12}
                loading={reading.isPending}
                onClick={() => reading.mutate(undefined)}
              >
                {t('messages.readAll')}
              </Button>
            )}
            <ul className={classes.messages}>
              {items.map(({ id, title, body, createdAt, readAt }) => (
                <li key={id} data-unread={readAt === null || undefined}>
                  <button type="button" disabled={readAt !== null} onClick={() => reading.mutate(id)}>
                    <b>
                      {title}
                      {readAt === null && <i>{t('messages.unread')}</i>}
                    </b>
                    <span>{body}</span>
                    <small>{moment(createdAt)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}
