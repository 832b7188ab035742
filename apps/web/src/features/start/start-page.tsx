import { DRAFT_HOURS } from '@verdant/contracts/constants';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginTo, NEW_PARAM, newResume, paths } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { hasFile } from '../../lib/source-file.ts';
import { RunBar } from '../../ui/run-bar.tsx';
import { SourcePicker } from '../../ui/start/source-picker.tsx';
import { useTaskWords } from '../../ui/task-words.ts';
import { DraftHere } from './draft-here.tsx';
import classes from './start.module.css';
import { useFirstDraft } from './use-first-draft.ts';

/** Where a visitor begins, without an account; whoever has one goes on among their résumés. */
export function StartPage() {
  const { user, failure } = useCurrent();
  const [query] = useSearchParams();
  // nothing is begun for a visitor who may turn out to have an account
  if (user === undefined && !failure) return null;
  if (!user) return <Visitors />;
  if (hasFile()) return <Navigate to={newResume('import')} replace />;
  return <Navigate to={newResume(query.get(NEW_PARAM) === 'blank' ? 'blank' : 'pick')} replace />;
}

function Visitors() {
  const { t } = useTranslation('draft');
  const { standing } = useTaskWords();
  const navigate = useNavigate();
  const { reading, beginsBlank, failure, bring, startBlank } = useFirstDraft();
  const { name, sent, task } = reading;
  return (
    <section className={classes.page}>
      <h1 className="vd-d2">{t('title')}</h1>
      <p className={classes.lead}>{t('lead', { hours: DRAFT_HOURS })}</p>
      {failure && (
        <p className={classes.failure} role="alert">
          <b>{t('readFailed')}</b>
          {failure}
        </p>
      )}
      {beginsBlank && <p role="status">{t('waiting')}</p>}
      {!failure && name && (
        <div className={classes.reading} aria-live="polite">
          <b>{t(sent < 1 ? 'sending' : 'reading', { name })}</b>
          <RunBar label={name} percent={sent < 1 ? sent * 100 : (task?.progress ?? 0)} />
          <p>{reading.pollError ?? (task ? standing(task) : `${Math.round(sent * 100)} %`)}</p>
        </div>
      )}
      {!beginsBlank && (failure || !name) && (
        <>
          <SourcePicker onFile={bring} onLibrary={() => navigate(loginTo(paths.resumes))} onBlank={startBlank} />
          <DraftHere />
        </>
      )}
    </section>
  );
}
