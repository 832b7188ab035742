import { IconArrowRight, IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton, PushButton } from '../../ui/brand/button.tsx';
import { Mat } from '../../ui/brand/mat.tsx';
import { SampleAdvice } from '../../ui/sample/sample-advice.tsx';
import { SamplePage } from '../../ui/sample/sample-page.tsx';
import { HeroThread } from './hero-thread.tsx';
import classes from './home.module.css';

const toExample = () => document.getElementById('example')?.scrollIntoView();

export function Hero() {
  const { t } = useTranslation('home');
  const stage = useRef<HTMLDivElement>(null);
  const headline = t.list('headline');
  return (
    <section className={classes.hero}>
      <div className={classes.copy}>
        <h1 className="vd-d1">
          {headline.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
        <LinkButton to={paths.start} size="lg" className={classes.start}>
          {t('start')}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </LinkButton>
        <PushButton look="subtle" size="lg" className={classes.example} onClick={toExample}>
          {t('example')}
        </PushButton>
        <p className={classes.free}>
          <IconDownload size={15} stroke={1.75} aria-hidden="true" />
          {t('free')}
        </p>
      </div>
      <Mat cords={['96px', '560px']} className={classes.stage}>
        <div ref={stage} className={classes.scene}>
          <SamplePage width={612} className={classes.page} marked />
          <SampleAdvice className={classes.advice} titled />
          <HeroThread scene={stage} />
        </div>
      </Mat>
    </section>
  );
}
