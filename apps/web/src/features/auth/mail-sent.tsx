import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';

const resend = { activate: 'POST /activate/resend', reset: 'POST /password/forgot' } as const;

/** Says that a mail is on its way and, where the server keeps its mail, where it lies. */
export function MailSent({ kind, email }: { kind: keyof typeof resend; email: string }) {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const draft = useDraft();
  const kept = useCall('GET /dev/mail', {}, { staleTime: 0, retry: false });
  const { submit, busy, failure } = useSubmit(async () => {
    await call(resend[kind], { email });
    toast.good(t('sent.done'));
  });
  return (
    <AuthFrame title={t('sent.title')}>
      <p className={classes.text}>{t(`sent.${kind}`, { email })}</p>
      {kind === 'activate' && draft && <p className={classes.text}>{t('sent.draft')}</p>}
      {kind === 'activate' && <p className={classes.lead}>{t('sent.known')}</p>}
      {kept.data && (
        <p className={classes.dev}>
          {t('sent.dev')} <Link to={paths.devMail}>{t('sent.devLink')}</Link>
        </p>
      )}
      <div className={classes.actions}>
        <Button component={Link} to={{ pathname: paths.login, search: query.toString() }} state={{ email }}>
          {t('toLogin')}
        </Button>
        <Button variant="default" loading={busy} onClick={() => submit(undefined)}>
          {t('sent.again')}
        </Button>
      </div>
      <FormError text={failure} />
    </AuthFrame>
  );
}
