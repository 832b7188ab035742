import type { ReactNode } from 'react';
import { currentLanguage, sampleNow } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PAGE, SMALL_WIDTH, samples } from '../../ui/sample/sample.ts';
import { SampleAdvice } from '../../ui/sample/sample-advice.tsx';
import { SamplePage } from '../../ui/sample/sample-page.tsx';
import classes from './home.module.css';

function SectionsFound() {
  const { t } = useTranslation('home');
  const { found } = sampleNow();
  return (
    <>
      <SamplePage width={520} className={classes.readPage} />
      <div className={classes.found}>
        <h4>{t('sections.title')}</h4>
        <ul>
          {(Object.keys(found) as (keyof typeof found)[]).map((key) => (
            <li key={key}>
              {t(`sections.${key}`)}
              <b>{found[key]}</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function TwoTemplates() {
  const { t } = useTranslation('home');
  const { small, sidebar } = samples[currentLanguage()];
  return (
    <div className={classes.templates} role="img" aria-label={t('templates')}>
      <img
        src={small}
        alt=""
        width={SMALL_WIDTH}
        height={Math.round((PAGE.height / PAGE.width) * SMALL_WIDTH)}
        loading="lazy"
      />
      <img src={sidebar} alt="" width={480} height={678} loading="lazy" />
    </div>
  );
}

export function Steps() {
  const { t } = useTranslation('home');
  const pictures: [key: 'read' | 'clear' | 'set', picture: ReactNode][] = [
    ['read', <SectionsFound key="read" />],
    ['clear', <SampleAdvice key="clear" className={classes.clearCard} />],
    ['set', <TwoTemplates key="set" />],
  ];
  return (
    <section className={classes.how}>
      <div className={classes.howHead}>
        <h2 className="vd-d2">
          {t.list('how').map((part) => (
            <span key={part}>{part}</span>
          ))}
        </h2>
        <p>{t('howText')}</p>
      </div>
      <ol className={classes.steps}>
        {pictures.map(([key, picture]) => (
          <li key={key}>
            <span className={classes.number}>{t(`steps.${key}.n`)}</span>
            <h3>{t(`steps.${key}.title`)}</h3>
            <p>{t(`steps.${key}.text`)}</p>
            <div className={classes.picture}>{picture}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
