import { Button } from '@mantine/core';
import type { DevMail } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './auth.module.css';
import { linked } from './linked.ts';

/** The mail that a server without a mailbox keeps, for people to read and follow. */
export function DevMailPage() {
  const { t } = useTranslation('auth');
  const { data, error, refetch, isFetching } = useCall('GET /dev/mail', {}, { staleTime: 0, retry: false });
  return (
    <div className={classes.mails}>
      <h1 className="vd-d3">{t('devMail.title')}</h1>
      <p className={classes.lead}>{error ? t('devMail.none') : t('devMail.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('devMail.refresh')}
        </Button>
      </div>
      {data?.length === 0 && <p className={classes.text}>{t('devMail.empty')}</p>}
      {data && newestFirst(data).map((mail) => <Mail key={`${mail.sentAt}${mail.to}${mail.subject}`} mail={mail} />)}
    </div>
  );
}

const newestFirst = (mails: DevMail[]): DevMail[] => mails.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));

function Mail({ mail }: { mail: DevMail }) {
  const { t } = useTranslation('auth');
  const { moment } = useDates();
  return (
    <article className={classes.mail}>
      <header>
        <span>{t('devMail.to', { to: mail.to })}</span>
        <time dateTime={mail.sentAt}>{moment(mail.sentAt)}</time>
      </header>
      <h2>{mail.subject}</h2>
      <p className={classes.mailText}>
        {linked(mail.text).map(({ at, text, href }) =>
          href ? (
            <a key={at} className={classes.link} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}
