import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths, startBlank } from '../../lib/paths.ts';
import { keepFile } from '../../lib/source-file.ts';
import { SourcePicker } from '../../ui/start/source-picker.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { Proof } from './proof.tsx';
import { Steps } from './steps.tsx';
import { Trades } from './trades.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const bring = (file: File) => {
    keepFile(file);
    void navigate(paths.start);
  };
  return (
    <>
      <Hero />
      <div className={classes.wrap}>
        <section className={classes.where}>
          <h2>{t('where')}</h2>
          <SourcePicker onFile={bring} onLibrary={() => navigate(paths.resumes)} onBlank={() => navigate(startBlank)} />
        </section>
        <Steps />
        <Proof />
        <Trades />
      </div>
    </>
  );
}
