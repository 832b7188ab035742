import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCall } from '../../../lib/query-client.ts';
import { ListEmpty, ListFailed } from '../list-notice.tsx';
import classes from './share.module.css';
import { ShareCard } from './share-card.tsx';
import { ALL_SHARES } from './use-share.ts';

/** Every link, newest first. */
export function ShareList() {
  const { t } = useTranslation(['share', 'common']);
  const { data, error, refetch } = useCall('GET /share/list', ALL_SHARES);
  if (!data && error) return <ListFailed title={t('share:loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={classes.waiting} aria-busy="true" />;
  if (data.total === 0)
    return <ListEmpty title={t('share:empty')} text={t('share:emptyText')} toResumes={t('share:toResumes')} />;
  return (
    <ul className={classes.list}>
      {data.items.map((share) => (
        <ShareCard key={share.id} share={share} heading />
      ))}
    </ul>
  );
}
