import { Button } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LIST_PARAM, paths, portfolio, sharedLinks, TASKS_PARAM } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { useTasks } from '../../lib/tasks/tasks.ts';
import { useNewResume } from './new/use-new-resume.tsx';
import { Portfolio } from './portfolio/portfolio.tsx';
import { ResumeList } from './resume-list.tsx';
import classes from './resumes.module.css';
import { ShareList } from './share/share-list.tsx';

type Shown = 'resumes' | 'portfolio' | 'links';

/** How many there are in each of the lists, once known. */
function Lists({ shown }: { shown: Shown }) {
  const { t } = useTranslation('resumes');
  const one = { page: 1, size: 1 };
  const resumes = useCall('GET /resume/list', one).data?.total;
  const archives = useCall('GET /archive/list', one).data?.total;
  const links = useCall('GET /share/list', one).data?.total;
  const lists = [
    { key: 'resumes', to: paths.resumes, total: resumes },
    { key: 'portfolio', to: portfolio(), total: archives },
    { key: 'links', to: sharedLinks, total: links },
  ] as const;
  return (
    <nav className={classes.lists} aria-label={t('title')}>
      {lists.map(({ key, to, total }) => (
        <Link key={key} to={to} aria-current={shown === key ? 'page' : undefined}>
          {t(`lists.${key}`)}
          {total !== undefined && <span>{total}</span>}
        </Link>
      ))}
    </nav>
  );
}

export function ResumesPage() {
  const { t } = useTranslation('resumes');
  const [query, setQuery] = useSearchParams();
  const { groups } = useTasks();
  const { show, dialog } = useNewResume();
  const list = query.get(LIST_PARAM);
  const shown: Shown = list === 'portfolio' || list === 'links' ? list : 'resumes';
  const waiting = (groups?.running.length ?? 0) + (groups?.failed.length ?? 0);
  const openTasks = () =>
    setQuery((old) => {
      old.set(TASKS_PARAM, '1');
      return old;
    });
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('title')}</h1>
        <Button variant="default" leftSection={<IconListCheck {...icon} />} onClick={openTasks}>
          {t('tasks')}
          {waiting > 0 && <span className={classes.badge}>{waiting}</span>}
        </Button>
        <Button leftSection={<IconPlus {...icon} />} onClick={() => show('pick')}>
          {t('new')}
        </Button>
      </div>
      <Lists shown={shown} />
      {shown === 'portfolio' && <Portfolio />}
      {shown === 'links' && <ShareList />}
      {shown === 'resumes' && (
        <ResumeList running={groups?.running ?? []} failed={groups?.failed ?? []} onStart={show} />
      )}
      {dialog}
    </div>
  );
}
