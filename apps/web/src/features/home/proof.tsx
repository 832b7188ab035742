import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { sampleNow } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ScoreMeter } from '../../ui/score-meter/score-meter.tsx';
import classes from './proof.module.css';
import { usePlaceWords } from './use-place-words.ts';

/** How many lines of the account are listed one by one. */
const LISTED = 3;
const FORMATS = ['PDF', 'DOCX', 'TXT', 'Markdown', 'JSON', 'PNG'];
/** The score meter keeps whole pixels, so it comes in sizes. */
const ROOM = { large: '(min-width: 52em)', normal: '(min-width: 34em)', phone: '(min-width: 24em)' };

/** The account of the sample résumé, and what is promised about such accounts. */
export function Proof() {
  const { t } = useTranslation('home');
  return (
    <section className={classes.proof} id="example">
      <div>
        <h2 className="vd-d2">{t('proof.title')}</h2>
        <Account />
      </div>
      <ul className={classes.claims}>
        <li>
          <h3>{t('proof.recount.title')}</h3>
          <p>{t('proof.recount.text')}</p>
          <Link to={paths.rubric} className="vd-reach">
            {t('proof.recount.link')}
          </Link>
        </li>
        <li>
          <h3>{t('proof.invented.title')}</h3>
          <p>{t('proof.invented.text')}</p>
          <Gap />
        </li>
        <li>
          <h3>{t('proof.free.title')}</h3>
          <p>{t('proof.free.text')}</p>
          <p className={classes.formats}>
            {FORMATS.map((format) => (
              <span key={format}>{format}</span>
            ))}
          </p>
        </li>
      </ul>
    </section>
  );
}

function Account() {
  const { t } = useTranslation('home');
  const pathLabel = usePlaceWords();
  const large = useMediaQuery(ROOM.large, false, { getInitialValueInEffect: false });
  const normal = useMediaQuery(ROOM.normal, false, { getInitialValueInEffect: false });
  const wide = useMediaQuery(ROOM.phone, true, { getInitialValueInEffect: false });
  const { score, groups, ledger } = sampleNow();
  const [listed, rest] = [ledger.slice(0, LISTED), ledger.slice(LISTED)];
  const costliest = listed[0];
  return (
    <>
      <div>
        <ScoreMeter
          size={large ? 'large' : normal ? 'normal' : wide ? 'phone' : 'tiny'}
          label={t('proof.score', { score })}
          groups={groups.map((group) => ({
            ...group,
            label: t(`proof.groups.${group.key}`),
            hot: group.key === costliest?.group ? costliest.lost : 0,
          }))}
        />
      </div>
      <ul className={classes.lines}>
        {listed.map(({ title, lost, places }, at) => (
          <li key={title} data-hot={at === 0 || undefined}>
            <b>−{lost}</b>
            <span>{title}</span>
            <small>{pathLabel(places)}</small>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <b>−{rest.reduce((sum, { lost }) => sum + lost, 0)}</b>
            <span>{t('proof.rest', { count: rest.length })}</span>
            <small>{t('proof.restText')}</small>
          </li>
        )}
        <li className={classes.sum}>
          <b>{score}</b>
          <span>100 − {100 - score}</span>
          <small>{t('proof.sum')}</small>
        </li>
      </ul>
    </>
  );
}

/** The end of the sample's first advice: the words that were put in, and the figure that only its owner knows. */
function Gap() {
  const { now } = sampleNow();
  const at = now.findIndex(({ kind }) => kind === 'gap');
  return (
    <p className={classes.gap}>
      {now.slice(Math.max(0, at - 4), at).map(({ text }) => text)}
      <b>{now[at]?.text}</b>
    </p>
  );
}
