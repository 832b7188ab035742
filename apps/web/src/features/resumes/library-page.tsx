import { useTranslation } from '../../i18n/use-translation.ts';
import { useCall } from '../../lib/query-client.ts';
import { keepFile } from '../../lib/source-file.ts';
import { useTasks } from '../../lib/tasks/tasks.ts';
import { SourcePicker } from '../../ui/start/source-picker.tsx';
import { useNewResume } from './new/use-new-resume.tsx';
import { ResumeList } from './resume-list.tsx';
import classes from './resumes.module.css';

/** `/resume-library` without an id: where a résumé comes from, and those that are there already. */
export function LibraryPage() {
  const { t } = useTranslation('resumes');
  const { groups } = useTasks();
  const { show, dialog } = useNewResume();
  const total = useCall('GET /resume/list', { page: 1, size: 1 }).data?.total ?? 0;
  const bring = (file: File) => {
    keepFile(file);
    show('import');
  };
  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <h1 className="vd-d3">{t('dialog.pick')}</h1>
      </div>
      {total > 0 && (
        <>
          <SourcePicker onFile={bring} onLibrary={() => show('library')} onBlank={() => show('blank')} />
          <h2 className={classes.below}>{t('library')}</h2>
        </>
      )}
      <ResumeList running={groups?.running ?? []} failed={groups?.failed ?? []} onStart={show} />
      {dialog}
    </div>
  );
}
