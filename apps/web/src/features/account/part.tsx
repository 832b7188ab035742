import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './account.module.css';

/** A card with a title and, at its right, what can be done. */
export const Card = ({ title, side, children }: { title?: string; side?: ReactNode; children: ReactNode }) => (
  <section className={classes.card}>
    {title && (
      <header>
        <h2>{title}</h2>
        {side}
      </header>
    )}
    {children}
  </section>
);

type Query<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

/** What was asked of the server, or why it is not there. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation(['account', 'common']);
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <div className={classes.skeleton} role="status" aria-busy="true" />;
  return (
    <div className={classes.card} role="alert">
      <p>{`${t('account:loadFailed')} ${query.error.message}`}</p>
      <Button variant="default" onClick={() => void query.refetch()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/** Why a list is empty. */
export const Empty = ({ title, text }: { title: string; text: string }) => (
  <div className={classes.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
);
