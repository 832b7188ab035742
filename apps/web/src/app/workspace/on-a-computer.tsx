import { Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '../../editor/use-t.ts';
import { paths } from '../../lib/paths.ts';
import { Mark } from '../../ui/brand/mark.tsx';
import classes from './on-a-computer.module.css';

const Cord = () => (
  <svg className={classes.cord} height="12" width="100%" aria-hidden="true">
    <defs>
      <pattern id="vd-cord" width="108" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6Q27 0 54 6T108 6M0 6Q27 12 54 6T108 6" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </pattern>
    </defs>
    <rect width="100%" height="12" fill="url(#vd-cord)" />
  </svg>
);

/** Phones: the message, and the way home. */
export const OnAComputer = () => {
  const { t } = useT();
  return (
    <div className={classes.screen}>
      <header className={classes.top}>
        <Link to={paths.home} className={classes.logo}>
          <Mark size={24} />
          {t('workspace:product')}
        </Link>
      </header>
      <main className={classes.mat}>
        <Cord />
        <div className={classes.card}>
          <IconDeviceDesktop size={28} stroke={1.75} className={classes.icon} aria-hidden="true" />
          <h1 className="vd-d3">{t('workspace:phone.title')}</h1>
          <p>{t('workspace:phone.what')}</p>
          <Button component={Link} to={paths.home} fullWidth size="md">
            {t('workspace:phone.home')}
          </Button>
        </div>
      </main>
    </div>
  );
};
