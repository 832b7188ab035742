import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Job } from '@verdant/contracts';
import { useState } from 'react';
import { ConfirmDelete } from '../../editor/content/confirm-delete.tsx';
import { useT } from '../../editor/use-t.ts';
import classes from './job.module.css';
import { JobText } from './job-text.tsx';
import { useMatch } from './match-context.tsx';

/** The job that is open: its name, its words, what can be done with it. */
export const JobCard = ({ job, onEdit }: { job: Job; onEdit: () => void }) => {
  const { t } = useT();
  const { remove } = useMatch();
  const [asked, setAsked] = useState(false);
  const title = job.title || t('match:untitled');
  const icon = { size: 16, stroke: 1.75 };
  return (
    <section className={classes.jd} aria-label={title}>
      <div className={classes.jdHead}>
        <h2>
          {title}
          {job.company && <small>{job.company}</small>}
        </h2>
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <ActionIcon size={28} aria-label={t('match:actions', { title })}>
              <IconDots size={18} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
              {t('match:edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={() => setAsked(true)}>
              {t('match:remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <JobText key={job.id} job={job} />
      <ConfirmDelete
        kind={t('match:removeItem')}
        what={asked ? title : null}
        note={t('match:removeWhat', { title })}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void remove(job.id);
        }}
      />
    </section>
  );
};
