import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './resumes.module.css';

type Failed = { title: string; error: Error; onRetry: () => void };

/** In place of a list that did not come. */
export function ListFailed({ title, error, onRetry }: Failed) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.loadFailed} role="alert">
      <h2>{title}</h2>
      <p>{error.message}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** In place of a list that holds nothing yet, with the way to what fills it. */
export const ListEmpty = ({ title, text, toResumes }: { title: string; text: string; toResumes: string }) => (
  <div className={classes.loadFailed}>
    <h2>{title}</h2>
    <p>{text}</p>
    <Button variant="default" component={Link} to={paths.resumes}>
      {toResumes}
    </Button>
  </div>
);
