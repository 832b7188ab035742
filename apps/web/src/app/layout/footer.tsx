import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { Faq } from './faq.tsx';
import classes from './layout.module.css';

type Props = {
  /** not below the pages that one works on */
  questions?: boolean;
};

export function Footer({ questions = true }: Props) {
  const { t } = useTranslation(['layout', 'common']);
  const site = useCall('GET /site', {}, { staleTime: 3_600_000 }).data;
  const product = t('common:product');
  const columns = [
    { title: t('layout:product'), links: ['service', 'privacy', 'refund'] },
    { title: t('layout:quickLinks'), links: ['about', 'contact', 'rubric'] },
  ] as const;
  return (
    <footer className={classes.footer}>
      {questions && <Faq />}
      <div className={classes.wrap}>
        <div className={classes.columns}>
          <div className={classes.brand}>
            <Logo size={26} />
            <p>{t('layout:tagline')}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              {links.map((link) => (
                <Link key={link} to={paths[link]}>
                  {t(`layout:links.${link}`)}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className={classes.legal}>
          <span>{t('layout:rights', { year: new Date().getFullYear(), product })}</span>
          {site?.icp && <span>{site.icp}</span>}
          <span className={classes.space} />
          <span>{t('layout:aiNotice', { product })}</span>
        </div>
      </div>
    </footer>
  );
}
