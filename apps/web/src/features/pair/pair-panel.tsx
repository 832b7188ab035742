import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { usePair } from '../../editor/document/use-pair.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './pair.module.css';
import { PairLink } from './pair-link.tsx';
import { PairView } from './pair-view.tsx';

type Props = { onClose: () => void; onTranslate: () => void };

/** What is behind between a résumé and its twin in the other language, or the way to such a twin. */
export const PairPanel = ({ onClose, onTranslate }: Props) => {
  const { t } = useTranslation(['pair', 'common']);
  const { data: pair, error, refetch } = usePair();
  return (
    <>
      <div className={classes.head}>
        <h2>{t('pair:title')}</h2>
        <ActionIcon aria-label={t('pair:close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <Panel flush>
        {pair ? (
          <PairView key={pair.twin.id} pair={pair} />
        ) : pair === null ? (
          <PairLink onTranslate={onTranslate} />
        ) : error ? (
          <div className={classes.part} role="alert">
            <p>{error.message}</p>
            <Button variant="default" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          </div>
        ) : (
          <div className={classes.part} role="status" aria-label={t('pair:loading')}>
            {[20, 96, 88].map((height) => (
              <Skeleton key={height} height={height} mb={16} radius="md" />
            ))}
          </div>
        )}
      </Panel>
    </>
  );
};
