import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useKeptPlace } from '../../editor/document/kept/use-kept-place.ts';
import { useT } from '../../editor/use-t.ts';
import { ImportCheck } from '../../features/import/import-check.tsx';
import { useUnchecked } from '../../features/import/use-unchecked.ts';
import { call } from '../../lib/api.ts';
import { queryKey } from '../../lib/query-client.ts';
import { useBack } from '../../lib/session.ts';
import { Importing } from './importing.tsx';
import { useImport } from './use-import.ts';
import classes from './workspace.module.css';
import { Workspace } from './workspace.tsx';

/** Loads the résumé, always fresh: an older copy would be edited on an older revision. */
export const OpenResume = ({ id }: { id: string }) => {
  const { t } = useT();
  const back = useBack();
  const place = useKeptPlace(id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    // what waits in this browser is being sent first
    enabled: place !== undefined,
    queryKey: queryKey('GET /resume/detail', { id }),
    queryFn: ({ signal }) => call('GET /resume/detail', { id }, { signal }),
    // not the answer of a moment ago either: when `enabled` turns true, only what is stale is fetched
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const importing = useImport(data);

  const unchecked = useUnchecked(data, isFetchedAfterMount && !importing.shown && data?.revision === 1);

  if (importing.shown) return <Importing state={importing} />;
  const ready = data && isFetchedAfterMount && place;
  if (ready && unchecked.ready)
    return (
      <ImportCheck
        key={data.id}
        resume={data}
        place={place}
        {...unchecked.ready}
        onDone={async () => {
          await refetch();
          unchecked.close();
        }}
      />
    );
  if (ready && !unchecked.waiting)
    return (
      <Workspace
        key={data.id}
        resume={data}
        place={place}
        onCheckImport={unchecked.unchecked ? unchecked.open : null}
      />
    );
  return (
    <main className={classes.center}>
      {error ? (
        <div className={classes.box} role="alert">
          <h1 className="vd-d3">{t('workspace:open.failed')}</h1>
          <p>{error.message}</p>
          <div className={classes.acts}>
            <Button onClick={() => refetch()}>{t('workspace:open.retry')}</Button>
            <Button variant="subtle" color="gray" component={Link} to={back}>
              {t('workspace:back')}
            </Button>
          </div>
        </div>
      ) : (
        <Loader size="sm" aria-label={t('workspace:open.loading')} />
      )}
    </main>
  );
};
