import { IconBell, IconFileCheck } from '@tabler/icons-react';
import type { ApplicationCard } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import classes from './applications.module.css';

/** What is next, what was sent, how it matched. */
export function CardFacts({ card }: { card: ApplicationCard }) {
  const { t } = useTranslation('applications');
  const { moment, day } = useDates();
  const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;
  const { nextStep, remindAt, archive, match, appliedOn } = card;
  const due = Boolean(remindAt) && !card.reminded;
  return (
    <>
      {(nextStep || remindAt) && (
        <span className={classes.next} data-due={due || undefined}>
          <IconBell {...icon} />
          <span>
            {nextStep}
            {nextStep && remindAt && <br />}
            {remindAt && moment(remindAt)}
          </span>
        </span>
      )}
      {archive && (
        <span className={classes.sent}>
          <IconFileCheck {...icon} />
          <span>{archive.name}</span>
        </span>
      )}
      {(appliedOn || match) && (
        <span className={classes.foot}>
          {appliedOn && <span>{t('appliedOn', { day: day(`${appliedOn}T00:00:00`) })}</span>}
          {match && <span className={classes.match}>{t('matchOf', { score: match.score })}</span>}
        </span>
      )}
    </>
  );
}
