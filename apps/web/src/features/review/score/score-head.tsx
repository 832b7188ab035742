import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Analysis } from '@verdant/contracts';
import { EngineNote } from '../../../editor/engine-note.tsx';
import head from '../../../editor/score-head.module.css';
import { useT } from '../../../editor/use-t.ts';
import { ScoreMeter } from '../../../ui/score-meter/score-meter.tsx';
import { useScoreMeterSize } from '../../../ui/score-meter/use-score-meter-size.ts';
import { capOf, scoreGroups } from '../state/findings.ts';
import { ForWhom } from './for-whom.tsx';

type Props = { analysis: Analysis; openCheck: string | null; onAgain: () => void; busy: boolean };

/** The numeral, the sum in words, the score meter, who spoke. */
export const ScoreHead = ({ analysis, openCheck, onAgain, busy }: Props) => {
  const { t } = useT();
  const size = useScoreMeterSize();
  const losing = analysis.ledger.filter(({ lost }) => lost > 0);
  const lost = losing.reduce((sum, one) => sum + one.lost, 0);
  const groups = scoreGroups(analysis, openCheck).map((group, i) => ({
    ...group,
    label: t(`analysis:group.${analysis.groups[i]!.group}`),
  }));
  const inWords = groups.map((group) => t('analysis:groupOf', { ...group })).join(t('analysis:listJoin'));
  return (
    <>
      <div className={head.head}>
        <span className={head.score}>{analysis.unscored ? '–' : analysis.score}</span>
        <p>
          {losing.length > 0 ? t('analysis:cost', { count: losing.length, lost }) : t('analysis:costNothing')}
          {analysis.strengths.length > 0 && (
            <>
              <br />
              {t('analysis:doneWell', { count: analysis.strengths.length })}
            </>
          )}
        </p>
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          onClick={onAgain}
        >
          {t('analysis:again')}
        </Button>
      </div>
      <div className={head.meter}>
        <ScoreMeter
          size={size}
          groups={groups}
          cap={capOf(analysis)}
          label={t('analysis:scoreMeter', { score: analysis.score, groups: inWords })}
        />
      </div>
      <EngineNote engine={analysis.engine} />
      <ForWhom analysis={analysis} />
    </>
  );
};
