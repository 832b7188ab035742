import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './legal.module.css';

type Which = 'service' | 'privacy' | 'refund' | 'about';

/** A page of running text with its parts listed beside it. */
function TextPage({ which }: { which: Which }) {
  const { t } = useTranslation(['legal', 'common']);
  const product = t('common:product');
  const sections = t.list(`legal:${which}.sections`, { product });
  const jump = (at: number) => document.getElementById(`part-${at}`)?.scrollIntoView();
  return (
    <div className={classes.page}>
      <nav className={classes.parts} aria-label={t(`legal:${which}.title`, { product })}>
        {sections.map(({ h }, at) => (
          <button key={h} type="button" onClick={() => jump(at)}>
            {h}
          </button>
        ))}
      </nav>
      <article className={classes.text}>
        <h1 className="vd-d2">{t(`legal:${which}.title`, { product })}</h1>
        {which !== 'about' && <p className={classes.date}>{t('legal:updated', { date: t('legal:date') })}</p>}
        <p className={classes.lead}>{t(`legal:${which}.lead`, { product })}</p>
        {sections.map(({ h, p }, at) => (
          <section key={h} id={`part-${at}`}>
            <h2>{h}</h2>
            {p.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        {which === 'about' && (
          <p className={classes.ways}>
            <Link to={paths.rubric} className="vd-reach">
              {t('legal:rubricLink')}
            </Link>
            <a href="/licences.txt" className="vd-reach">
              {t('legal:licencesLink')}
            </a>
          </p>
        )}
      </article>
    </div>
  );
}

export const ServicePage = () => <TextPage which="service" />;
export const PrivacyPage = () => <TextPage which="privacy" />;
export const RefundPage = () => <TextPage which="refund" />;
export const AboutPage = () => <TextPage which="about" />;
