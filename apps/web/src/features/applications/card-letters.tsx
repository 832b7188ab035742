import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './applications.module.css';

/** The letters that were written for a card, each with the day it went out or was last changed. */
export function CardLetters({ id }: { id: string }) {
  const { t } = useTranslation(['applications', 'letters']);
  const { day } = useDates();
  const { data = [] } = useCall('GET /letter/list', {});
  const own = data.filter(({ applicationId }) => applicationId === id);
  if (own.length === 0) return null;
  return (
    <div className={classes.letters}>
      <h3>{t('letters')}</h3>
      <ul>
        {own.map((letter) => (
          <li key={letter.id}>
            <Link to={paths.letter(letter.id)}>{t(`letters:kinds.${letter.kind}`)}</Link>{' '}
            {letter.sentAt
              ? t('letters:sentAt', { day: day(letter.sentAt) })
              : t('letterChanged', { day: day(letter.updatedAt) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
