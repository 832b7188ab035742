import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './own-list.module.css';

type Props = {
  error: Error | null;
  /** the class of the page around what is awaited */
  wrap: string | undefined;
  words: { failed: string; all: string };
  /** the list of all */
  to: string;
  onRetry: () => void;
};

/** What stands in the place of one of a list that is not there: on its way, failed. */
export function OneState({ error, wrap, words, to, onRetry }: Props) {
  const { t } = useTranslation();
  if (!error)
    return (
      <div className={wrap}>
        <div className={classes.waiting} aria-busy="true" />
      </div>
    );
  return (
    <div className={classes.failed} role="alert">
      <h1 className="vd-d3">{words.failed}</h1>
      <p>{error.message}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>{' '}
      <Button variant="subtle" component={Link} to={to}>
        {words.all}
      </Button>
    </div>
  );
}
