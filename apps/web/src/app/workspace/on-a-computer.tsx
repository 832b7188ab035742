import { Button, Stack } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '../../editor/use-t.ts';
import { paths } from '../../lib/paths.ts';
import { useDraft } from '../../lib/session.ts';
import { SiteFrame } from '../layout/site-frame.tsx';
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

/** Phones: the message, the way home, and the way to work here all the same: first for a draft, which no computer has. */
export const OnAComputer = ({ onStay }: { onStay: () => void }) => {
  const { t } = useT();
  const draft = useDraft();
  const home = (
    <Button component={Link} to={paths.home} variant={draft ? 'default' : 'filled'} fullWidth size="md">
      {t('workspace:phone.home')}
    </Button>
  );
  const here = (
    <Button variant={draft ? 'filled' : 'default'} fullWidth size="md" onClick={onStay}>
      {t('workspace:phone.here')}
    </Button>
  );
  return (
    <SiteFrame>
      <div className={classes.mat}>
        <Cord />
        <div className={classes.card}>
          <IconDeviceDesktop size={28} stroke={1.75} className={classes.icon} aria-hidden="true" />
          <h1 className="vd-d3">{t('workspace:phone.title')}</h1>
          <p>{t(draft ? 'workspace:phone.whatDraft' : 'workspace:phone.what')}</p>
          <Stack gap={10}>
            {draft ? here : home}
            {draft ? home : here}
          </Stack>
          <p className={classes.hint}>{t('workspace:phone.hereWhat')}</p>
        </div>
      </div>
    </SiteFrame>
  );
};
