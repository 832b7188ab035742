import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '../../../editor/use-t.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { registerTo } from '../../../lib/paths.ts';
import { useDraft } from '../../../lib/session.ts';
import classes from './bar.module.css';

/** A visitor's draft is kept for a while: until when, and how it stays. */
export const DraftBar = () => {
  const { t } = useT();
  const { moment } = useDates();
  const draft = useDraft();
  const { pathname, search } = useLocation();
  if (!draft) return null;
  return (
    <div className={classes.draft} role="status">
      <p>{t('draft:bar', { until: moment(draft.until) })}</p>
      <Button size="xs" component={Link} to={registerTo(`${pathname}${search}`)}>
        {t('draft:keep')}
      </Button>
    </div>
  );
};
