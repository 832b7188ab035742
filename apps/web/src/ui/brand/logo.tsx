import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './brand.module.css';
import { Mark } from './mark.tsx';

/** Mark and word, leading home. */
export function Logo({ size = 28 }: { size?: number }) {
  const { t } = useTranslation();
  return (
    <Link className={classes.logo} to={paths.home} aria-label={t('product')}>
      <Mark size={size} />
      <span className={size < 28 ? classes.small : undefined}>{t('product')}</span>
    </Link>
  );
}
