import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './crash.module.css';
import { paths } from './paths.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <h1 className="vd-d3">{t('notFound')}</h1>
      <p>{t('notFoundHint')}</p>
      <Button component={Link} to={paths.home}>
        {t('backHome')}
      </Button>
    </div>
  );
}
