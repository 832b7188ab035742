import { Button } from '@mantine/core';
import type { Job } from '@verdant/contracts';
import { Link } from 'react-router-dom';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAddApplication } from '../../lib/applications/add-application.ts';
import { newLetter } from '../../lib/paths.ts';
import { useBeginPractice } from '../../lib/practice/begin-practice.ts';
import classes from './versions.module.css';
import { useVersions } from './versions-context.tsx';

/** From a match to a résumé of its own for that job. */
export const JobVersion = ({ job }: { job: Job }) => {
  const { t } = useT();
  const { t: say } = useTranslation(['applications', 'letters', 'practice']);
  const adding = useAddApplication();
  const practising = useBeginPractice();
  const { start, running, show } = useVersions();
  return (
    <div className={classes.foot}>
      <span>{!running && t('match:version.forJobWhy')}</span>
      <div className={classes.next}>
        <Button variant="default" size="xs" loading={adding.isPending} onClick={() => adding.mutate({ jobId: job.id })}>
          {say('add')}
        </Button>
        <Button variant="default" size="xs" component={Link} to={newLetter({ job: job.id })}>
          {say('letters:write')}
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={practising.isPending}
          onClick={() => practising.mutate({ jobId: job.id })}
        >
          {say('practice:start')}
        </Button>
        {running ? (
          <Button variant="default" size="xs" onClick={show}>
            {t('match:version.look')}
          </Button>
        ) : (
          <Button size="xs" onClick={() => start({ mode: 'tailor', jobId: job.id, title: job.title || job.company })}>
            {t('match:version.forJob')}
          </Button>
        )}
      </div>
    </div>
  );
};
