import { IconFileUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { takeFile } from '../../../lib/source-file.ts';
import { useImport } from '../../../lib/tasks/use-import.ts';
import { RunBar } from '../../../ui/run-bar.tsx';
import { FileDrop } from '../../../ui/start/file-drop.tsx';
import { useTaskWords } from '../../../ui/task-words.ts';
import { AddressField } from './address-field.tsx';
import classes from './new.module.css';
import { fullFrom, NoRoom, useFull } from './no-room.tsx';

/** Choose a PDF, or give the address of a JSON Resume, see it sent, see it read; then the workspace opens by itself. */
export function ImportStep() {
  const { t } = useTranslation(['resumes', 'tasks']);
  const navigate = useNavigate();
  const { standing } = useTaskWords();
  const { send, fetchFrom, fetching, name, sent, task, refusal, failure, pollError } = useImport();
  const known = useFull();
  const full = fullFrom(refusal) ?? known;
  const ready = task?.status === 'succeeded' ? task.resumeId : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the file that was dropped before
  useEffect(() => {
    const file = takeFile();
    if (file) void send(file);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is ready
  useEffect(() => {
    // the way back leads past the dialog, which has done its work
    if (ready) void navigate(paths.workspace(ready), { replace: true });
  }, [ready]);

  if (name && !failure)
    return (
      <div className={classes.importing} aria-live="polite">
        <b>
          {t(sent < 1 ? `resumes:dialog.${fetching ? 'fetching' : 'uploading'}` : 'resumes:dialog.waiting', { name })}
        </b>
        <RunBar label={name} percent={sent < 1 ? sent * 100 : (task?.progress ?? 0)} />
        {(task || !fetching) && <p>{task ? standing(task) : `${Math.round(sent * 100)} %`}</p>}
        {pollError && <p>{t('tasks:failure', { reason: pollError })}</p>}
        {sent >= 1 && <p className={classes.quiet}>{t('resumes:dialog.closeHint')}</p>}
      </div>
    );
  if (full !== null) return <NoRoom limit={full} />;
  return (
    <>
      {failure && (
        <p className={classes.failure} role="alert">
          <b>{t(refusal ? 'resumes:dialog.refused' : 'resumes:dialog.failed')}</b>
          {failure}
        </p>
      )}
      <FileDrop onFile={(file) => void send(file)} className={classes.dropzone}>
        <IconFileUpload size={28} stroke={1.75} aria-hidden="true" />
        <b>{t('resumes:dialog.drop')}</b>
        <span>{t('resumes:dialog.dropHint')}</span>
      </FileDrop>
      <AddressField given={fetching ? (name ?? '') : ''} onAddress={(address) => void fetchFrom(address)} />
    </>
  );
}
