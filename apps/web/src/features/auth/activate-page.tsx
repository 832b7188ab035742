import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { AskByMail } from './ask-by-mail.tsx';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { mailedToken } from './mailed-token.ts';

/** With a token: activates at once. Without one: sends the activation mail again. */
export function ActivatePage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const token = mailedToken(query);
  if (token) return <Activation token={token} />;
  return query.has('token') ? <Failed reason={t('activate.noToken')} /> : <AskByMail kind="activate" />;
}

function Activation({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const { data, error } = useQuery({
    // a token works once, so the answer is kept and never asked for again
    queryKey: ['POST /activate', token],
    queryFn: () => call('POST /activate', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (data)
    return (
      <AuthFrame title={t('auth:activate.done')}>
        <p className={classes.text}>{t('auth:activate.doneText', { email: data.email })}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.login} state={{ email: data.email }}>
            {t('auth:toLogin')}
          </Button>
        </div>
      </AuthFrame>
    );
  if (error) return <Failed reason={error.message} />;
  return <AuthFrame title={t('auth:activate.title')}>{t('common:loading')}</AuthFrame>;
}

function Failed({ reason }: { reason: string }) {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('activate.failed')}>
      <p className={classes.text} role="alert">
        {reason}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.activate}>
          {t('resend.submit')}
        </Button>
        <Button component={Link} to={paths.login} variant="default">
          {t('toLogin')}
        </Button>
      </div>
    </AuthFrame>
  );
}
