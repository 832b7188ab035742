import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LinkPurpose } from '@verdant/contracts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { mailedToken } from './mailed-token.ts';

const wayOut = {
  activate: { to: paths.activate, label: 'resend.submit' },
  reset: { to: paths.forgot, label: 'reset.askAgain' },
} as const;

type Opened = { token: string; email: string };
type Props = { purpose: LinkPurpose; children: (link: Opened) => ReactNode };

/** What stands behind a mailed link, once the server says that it works; else why it does not, and what to do. */
export function LinkGate({ purpose, children }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const token = mailedToken(useSearchParams()[0]);
  const { data, error } = useQuery({
    queryKey: ['POST /link/check', purpose, token],
    queryFn: () => call('POST /link/check', { token: token!, purpose }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (token && data) return children({ token, email: data.email });
  const reason = token ? error?.message : t(`auth:${purpose}.noToken`);
  if (!reason) return <AuthFrame title={t(`auth:${purpose}.title`)}>{t('common:loading')}</AuthFrame>;
  const { to, label } = wayOut[purpose];
  return (
    <AuthFrame title={t('auth:linkFailed')}>
      <p className={classes.text} role="alert">
        {reason}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={to}>
          {t(`auth:${label}`)}
        </Button>
        <Button component={Link} to={paths.login} variant="default">
          {t('auth:toLogin')}
        </Button>
      </div>
    </AuthFrame>
  );
}
