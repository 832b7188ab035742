import type { CSSProperties } from 'react';
import { currentLanguage, sampleNow } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './sample.module.css';
import { PAGE, SMALL_WIDTH, samples } from './sample.ts';

type Props = { width: number; className?: string; marked?: boolean };

/** Below this the page is as wide as the screen. */
const PHONE = '(max-width: 767px)';

/** The sample résumé as our template sets it. `marked`: with the line that the sample advice is about. */
export function SamplePage({ width, className = '', marked = false }: Props) {
  const { t } = useTranslation('start');
  const { page, small, plain } = samples[currentLanguage()];
  const { line, pins } = sampleNow();
  const percent = (place: Record<string, number>) =>
    Object.fromEntries(Object.entries(place).map(([name, value]) => [name, `${value}%`]));
  return (
    <div className={`${classes.paper} ${className}`} style={{ '--sample-width': `${width}px` } as CSSProperties}>
      <picture>
        <source
          type="image/avif"
          srcSet={`${small} ${SMALL_WIDTH}w, ${page} ${PAGE.width}w`}
          sizes={`${PHONE} 90vw, ${width}px`}
        />
        <img src={plain} fetchPriority={marked ? 'high' : 'auto'} {...PAGE} alt={t('sample.page')} />
      </picture>
      {marked && (
        <>
          <span className={classes.line} data-line="" style={percent(line)} />
          {pins.map((top) => (
            <span key={top} className={classes.pin} style={{ left: `${line.left - 3.4}%`, top: `${top}%` }} />
          ))}
        </>
      )}
    </div>
  );
}
