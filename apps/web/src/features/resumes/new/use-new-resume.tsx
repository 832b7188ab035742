import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_PARAM, type NewResumeStep } from '../../../lib/paths.ts';
import { READING_PARAM } from '../../../lib/tasks/use-import.ts';
import { NewResumeDialog } from './new-resume-dialog.tsx';

const steps: readonly string[] = ['pick', 'import', 'library', 'blank'] satisfies NewResumeStep[];
const isStep = (value: string | null): value is NewResumeStep => value !== null && steps.includes(value);

/** The dialog for a new résumé; which of its steps is open stands in the address. */
export function useNewResume(): { show: (step: NewResumeStep | null) => void; dialog: ReactNode } {
  const [query, setQuery] = useSearchParams();
  const step = query.get(NEW_PARAM);
  /** One entry of the history for the whole dialog, whatever was looked at in it. */
  const show = (next: NewResumeStep | null) =>
    setQuery(
      (old) => {
        old.delete(READING_PARAM);
        if (next === null) old.delete(NEW_PARAM);
        else old.set(NEW_PARAM, next);
        return old;
      },
      { replace: step !== null },
    );
  const dialog = isStep(step) && <NewResumeDialog step={step} onStep={show} onClose={() => show(null)} />;
  return { show, dialog };
}
