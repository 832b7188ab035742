import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './layout.module.css';

/** One answer open at a time: the browser closes the others of the same name. */
export function Faq() {
  const { t } = useTranslation('layout');
  return (
    <section className={`${classes.wrap} ${classes.faq}`}>
      <div>
        <h2 className="vd-d3">{t('questions')}</h2>
        <p>
          {t('another')}
          <Link to={paths.contact}>{t('writeToUs')}</Link>
        </p>
      </div>
      <div>
        {t.list('faq').map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              {question}
              <IconPlus size={18} stroke={1.75} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
