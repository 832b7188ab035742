import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowsDiff, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './history.module.css';
import type { HistoryState } from './use-history.ts';

/** Every save is kept. Choosing one shows it on the page; restoring writes it as the newest. */
type Props = { history: HistoryState };

export const HistoryPanel = ({ history }: Props) => {
  const { t, language } = useT();
  const { t: said } = useTranslation('compare');
  const { document } = useWorkspace();
  const current = useDocumentState((state) => state.revision);
  const { data: revisions, error } = useCall('GET /resume/revision/list', { id: document.id });
  const time = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save adds a revision
  useEffect(() => void refresh('GET /resume/revision/list'), [current]);

  return (
    <>
      <div className={classes.head}>
        <h2>{t('workspace:history.title')}</h2>
        <ActionIcon aria-label={t('workspace:history.close')} onClick={history.close}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <Panel flush>
        {error && <p className={classes.note}>{error.message}</p>}
        <ul className={classes.list}>
          {revisions?.map(({ revision, reason, createdAt }) => {
            const newest = revision === current;
            const on = history.revision === revision;
            return (
              <li key={revision} className={on ? classes.on : ''}>
                <button type="button" className={classes.look} aria-pressed={on} onClick={() => history.look(revision)}>
                  <span className={classes.number}>{revision}</span>
                  <span>{t(`workspace:history.reason.${reason}`)}</span>
                  <span className={classes.time}>{time.format(new Date(createdAt))}</span>
                </button>
                {newest ? (
                  <span className={classes.now}>{t('workspace:history.now')}</span>
                ) : (
                  <>
                    <Tooltip label={said('action')}>
                      <ActionIcon aria-label={said('actionOf', { revision })} onClick={() => history.compare(revision)}>
                        <IconArrowsDiff size={18} stroke={1.75} aria-hidden="true" />
                      </ActionIcon>
                    </Tooltip>
                    <Button
                      variant={on ? 'default' : 'subtle'}
                      color="gray"
                      size="compact-sm"
                      disabled={history.busy}
                      onClick={() => history.restore(revision)}
                    >
                      {t('workspace:history.restore')}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <p className={classes.note}>{t('workspace:history.what')}</p>
      </Panel>
    </>
  );
};
