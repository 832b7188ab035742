import { Button } from '@mantine/core';
import { useCall } from '../../lib/query-client.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useStyle } from '../document/use-style.ts';
import { useT } from '../use-t.ts';
import classes from './stage.module.css';

const PERCENT = 100;

/** Page by page, how much of it would look different, and where. */
export const UpdateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useT();
  const { set } = useStyle();
  const { data, error } = useCall('GET /resume/template/update', { id }, { staleTime: 0 });
  const take = () => {
    if (data) set({ templateVersion: data.to });
    onClose();
  };
  return (
    <Dialog title={t('workspace:update.title')} opened onClose={onClose}>
      <p>{t('workspace:update.text')}</p>
      {error && <p role="alert">{error.message}</p>}
      <ul className={classes.differences}>
        {data?.pages.map(({ page, share, regions }) => (
          <li key={page}>
            <div className={classes.smallPage}>
              {regions.map(({ x, y, width, height }) => (
                <i
                  key={`${x} ${y}`}
                  style={{
                    left: `${x * PERCENT}%`,
                    top: `${y * PERCENT}%`,
                    width: `${width * PERCENT}%`,
                    height: `${height * PERCENT}%`,
                  }}
                />
              ))}
            </div>
            <span>{t('workspace:update.page', { page, share: (share * PERCENT).toFixed(1) })}</span>
          </li>
        ))}
      </ul>
      <div className={classes.dialogActions}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('workspace:update.stay')}
        </Button>
        <Button disabled={!data} onClick={take}>
          {t('workspace:update.take')}
        </Button>
      </div>
    </Dialog>
  );
};
