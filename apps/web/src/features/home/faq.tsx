import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './home.module.css';

/** One answer open at a time: the browser closes the others of the same name. */
export function Faq() {
  const { t } = useTranslation('home');
  const entries = t('faq', { returnObjects: true });
  return (
    <section className={classes.faqGround}>
      <div className={`${classes.wrap} ${classes.faq}`}>
        <h2 className="vd-d3">{t('questions')}</h2>
        <div>
          {entries.map(({ q, a }) => (
            <details key={q} name="faq">
              <summary>
                {q}
                <IconPlus size={18} stroke={1.75} aria-hidden="true" />
              </summary>
              <p>{a}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
