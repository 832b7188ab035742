import { Button, Progress } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '../../editor/use-t.ts';
import { useBack } from '../../lib/session.ts';
import type { useImport } from './use-import.ts';
import classes from './workspace.module.css';

/** The document is being read: how far, in words; or why it could not be read, and what to do. */
export const Importing = ({ state }: { state: ReturnType<typeof useImport> }) => {
  const { t } = useT();
  const back = useBack();
  const { task, failed, pollError, retry, byHand } = state;
  return (
    <main className={classes.center}>
      <div className={classes.box}>
        {failed ? (
          <>
            <h1 className="vd-d3">{t('workspace:import.failed')}</h1>
            <p role="alert">{failed.error.errMsg}</p>
            <div className={classes.acts}>
              <Button onClick={retry}>{t('workspace:import.retry')}</Button>
              <Button variant="default" onClick={byHand}>
                {t('workspace:import.byHand')}
              </Button>
              <Button variant="subtle" color="gray" component={Link} to={back}>
                {t('workspace:back')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <h1 className="vd-d3">{t('workspace:import.title')}</h1>
            <p>{task?.resumeName}</p>
            <div className={classes.stageWord} role="status">
              <span>
                {pollError ? t('workspace:import.noAnswer') : t(`workspace:import.stage.${task?.stage ?? 'queued'}`)}
              </span>
              <span>{task?.progress ?? 0}%</span>
            </div>
            <Progress
              value={Math.max(3, task?.progress ?? 0)}
              color="blue.6"
              size={4}
              aria-label={t('workspace:import.title')}
            />
            <div className={classes.acts}>
              <Button variant="default" component={Link} to={back}>
                {t('workspace:import.later')}
              </Button>
            </div>
          </>
        )}
      </div>
    </main>
  );
};
