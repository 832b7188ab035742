import { sampleNow } from '../../i18n/index.ts';
import type { Piece } from '../../i18n/sample/account.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './sample.module.css';

const Sentence = ({ pieces }: { pieces: Piece[] }) => (
  <p>
    {pieces.map(({ text, kind }) => {
      if (kind === 'del') return <del key={text}>{text}</del>;
      if (kind === 'ins') return <ins key={text}>{text}</ins>;
      if (kind === 'gap') return <b key={text}>{text}</b>;
      return text;
    })}
  </p>
);

/** A picture of one advice card, in the words that the rules found for the sample. It cannot be clicked. */
export function SampleAdvice({ className = '', titled = false }: { className?: string; titled?: boolean }) {
  const { t } = useTranslation('start');
  const { was, now, check, ledger } = sampleNow();
  return (
    <div className={`${classes.card} ${className}`} role="img" aria-label={t('sample.advice')} data-advice>
      {titled && (
        <div className={classes.title}>
          {check}
          <span>−{ledger[0]?.lost}</span>
        </div>
      )}
      <div className={classes.diff}>
        <span className={classes.was}>{t('sample.was')}</span>
        <Sentence pieces={was} />
        <span className={classes.now}>{t('sample.now')}</span>
        <Sentence pieces={now} />
      </div>
      <div className={classes.actions}>
        <span className={classes.accept}>{t('sample.accept')}</span>
        <span className={classes.edit}>{t('sample.edit')}</span>
        <span className={classes.dismiss}>{t('sample.dismiss')}</span>
      </div>
    </div>
  );
}
