import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewResumeStep } from '../../lib/paths.ts';
import { keepFile } from '../../lib/source-file.ts';
import { Mat } from '../../ui/brand/mat.tsx';
import { SourcePicker } from '../../ui/start/source-picker.tsx';
import classes from './resumes.module.css';

/** The first visit: where to begin. */
export function EmptyList({ onStart }: { onStart: (step: NewResumeStep) => void }) {
  const { t } = useTranslation('resumes');
  const bring = (file: File) => {
    keepFile(file);
    onStart('import');
  };
  return (
    <Mat cords={['52px', 'calc(100% - 64px)']} className={classes.empty}>
      <section className={classes.emptyCard}>
        <div>
          <h2 className="vd-d2">{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </div>
        <SourcePicker flat onFile={bring} onLibrary={() => onStart('library')} onBlank={() => onStart('blank')} />
      </section>
    </Mat>
  );
}
