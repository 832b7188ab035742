import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/brand/logo.tsx';
import classes from './layout.module.css';

export function Footer() {
  const { t } = useTranslation(['layout', 'common']);
  const product = t('common:product');
  return (
    <footer className={classes.footer}>
      <div className={classes.wrap}>
        <div className={classes.brand}>
          <Logo size={26} />
          <p>{t('layout:tagline')}</p>
        </div>
        <div className={classes.legal}>
          <span>{t('layout:rights', { year: new Date().getFullYear(), product })}</span>
          <span>{t('layout:icp')}</span>
          <span className={classes.space} />
          <span>{t('layout:aiNotice', { product })}</span>
        </div>
      </div>
    </footer>
  );
}
