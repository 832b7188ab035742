import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api.ts';
import { openMembership } from '../../../lib/membership.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import classes from './new.module.css';

/** How many résumés the person's level keeps, where all of them are there; null while another one can be made. */
export function useFull(): number | null {
  const { data } = useCall('GET /user/vipAmount', {});
  const amount = data?.find(({ code }) => code === 'resumes');
  return amount?.left === 0 ? amount.limit : null;
}

/** The same, as the server says when it refuses one. */
export function fullFrom(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.error !== 'benefits') return null;
  const { ability, limit } = (error.data ?? {}) as { ability?: string; limit?: number };
  return ability === 'resumes' && limit !== undefined ? limit : null;
}

/** That no other résumé can be kept, and the two ways out of it. */
export function NoRoom({ limit }: { limit: number }) {
  const { t } = useTranslation('resumes');
  return (
    <div className={classes.full} role="alert">
      <b>{t('dialog.full', { limit })}</b>
      <p>{t('dialog.fullText')}</p>
      <div className={dialog.actions}>
        <Button variant="default" component={Link} to={paths.resumes} replace>
          {t('dialog.fullDelete')}
        </Button>
        <Button onClick={() => openMembership('benefits')}>{t('dialog.fullMore')}</Button>
      </div>
    </div>
  );
}
