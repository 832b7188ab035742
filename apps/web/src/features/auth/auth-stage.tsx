import { useMediaQuery } from '@mantine/hooks';
import { sampleNow } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Mat } from '../../ui/brand/mat.tsx';
import { SamplePage } from '../../ui/sample/sample-page.tsx';
import { ScoreMeter } from '../../ui/score-meter/score-meter.tsx';
import classes from './auth.module.css';

const ROOM_FOR_STAGE = '(min-width: 62em)';

/** The sample page with its account, as the rules keep it. Not loaded where there is no room. */
export function AuthStage() {
  const { t } = useTranslation('auth');
  const room = useMediaQuery(ROOM_FOR_STAGE, false, { getInitialValueInEffect: false });
  if (!room) return null;
  const { groups, ledger, score } = sampleNow();
  return (
    <aside className={classes.room} aria-label={t('sampleAccount')}>
      <Mat cords={['96px', '79%']} className={classes.stage}>
        <SamplePage width={700} className={classes.page} />
        <section className={classes.account}>
          <div>
            <b>{score}</b>
            <p>
              {t('account', { checks: ledger.length, lost: 100 - score })}
              <br />
              {t('eachPoints')}
            </p>
          </div>
          <ScoreMeter
            groups={groups.map((group) => ({ ...group, label: t(`groups.${group.key}`) }))}
            label={t('score', { score })}
          />
        </section>
      </Mat>
    </aside>
  );
}
