import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ResumeSummary } from '@verdant/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { useGo } from '../../../lib/routing/use-navigation.ts';
import { toastError } from '../../../lib/toast.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { copyResume } from './copy-resume.ts';
import classes from './new.module.css';

const NEWEST = { page: 1, size: 100 };

/** Go on with one of the résumés there are, or start a new one from its words. */
export function LibraryStep() {
  const { t } = useTranslation(['resumes', 'common']);
  const { when } = useDates();
  const go = useGo();
  const { data, error } = useCall('GET /resume/list', NEWEST);
  const copy = useMutation({
    mutationFn: ({ id, name }: ResumeSummary) => copyResume(id, t('resumes:dialog.copyName', { name })),
    onSuccess: async (id) => {
      await refresh('GET /resume/list');
      await go(paths.workspace(id), { replace: true });
    },
    onError: toastError,
  });
  const items = data?.items.filter(({ status }) => status !== 'processing');
  if (!items) return <p className={classes.quiet}>{error ? error.message : t('common:loading')}</p>;
  if (items.length === 0) return <p className={classes.quiet}>{t('resumes:dialog.libraryEmpty')}</p>;
  return (
    <>
      <p className={dialog.text}>{t('resumes:dialog.libraryText')}</p>
      <ul className={classes.library}>
        {items.map((resume) => (
          <li key={resume.id}>
            <div>
              <b>{resume.name}</b>
              <span>{`${t(`resumes:languageOf.${resume.language}`)} · ${when(resume.updatedAt)}`}</span>
            </div>
            <Button size="xs" variant="subtle" color="gray" component={Link} to={paths.workspace(resume.id)} replace>
              {t('resumes:openShort')}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={copy.isPending && copy.variables.id === resume.id}
              disabled={copy.isPending}
              onClick={() => copy.mutate(resume)}
            >
              {t('resumes:dialog.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
