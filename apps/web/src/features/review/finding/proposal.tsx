import { Button, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconShieldCheck } from '@tabler/icons-react';
import type { Change } from '@verdant/contracts';
import { fillGaps, gapLabel, gapText } from '@verdant/contracts/constants';
import { AutoText } from '../../../editor/content/auto-text.tsx';
import { useT } from '../../../editor/use-t.ts';
import { Diff } from '../../../ui/diff/diff.tsx';
import { DiffGap } from '../../../ui/diff/diff-gap.tsx';
import { useReview } from '../review-context.tsx';
import classes from './card.module.css';
import type { Wording } from './gaps.ts';
import { NoteForm } from './note-form.tsx';
import { AskForAnother, Wordings } from './wordings.tsx';

/** Why a proposal can't be taken yet, or what taking it will write. */
const useHint = (wording: Wording, change: Change): string | null => {
  const { t } = useT();
  if (!wording.ready) return t(`analysis:gap.${wording.why}`);
  if (wording.plain) return t('analysis:gap.plain', { text: change.plain ?? '' });
  return null;
};

/** The unit that a bare figure will take from its gap. */
const unitOf = (gap: string, value: string) => gapText(gap, value).slice(value.trim().length);

/** Was and Now, the gaps to fill, and the three answers. */
export const Proposal = ({ change, worth }: { change: Change; worth: number }) => {
  const { t } = useT();
  const { wordingFor, answersFor, setGap, setEdited, accept, dismiss, busy } = useReview();
  const { gaps, edited } = answersFor(change);
  const wording = wordingFor(change);
  const hint = useHint(wording, change);
  const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;
  const acceptWord = change.confirm.length > 0 ? t('analysis:acceptTrue') : t('analysis:accept');

  return (
    <>
      <Diff
        was={change.original}
        now={edited ?? change.proposed}
        gaps={change.placeholders}
        wasLabel={t('analysis:was')}
        nowLabel={t('analysis:now')}
        gap={(text, i) =>
          edited === null ? (
            <>
              <DiffGap
                label={gapLabel(text)}
                hint={t('analysis:gap.label', { what: gapLabel(text) })}
                value={gaps[i] ?? ''}
                onChange={(value) => setGap(change, i, value)}
              />
              {unitOf(text, gaps[i] ?? '')}
            </>
          ) : (
            text
          )
        }
      />
      {edited !== null && (
        <AutoText
          className={classes.edit}
          value={edited}
          rows={2}
          autoFocus
          aria-label={t('analysis:ownWords')}
          onChange={(event) => setEdited(change, event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setEdited(change, null)}
        />
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      {change.confirm.length > 0 && (
        <p className={classes.confirm}>
          <IconAlertCircle {...icon} />
          <span>{t('analysis:confirm', { words: change.confirm.join(t('analysis:confirmJoin')) })}</span>
        </p>
      )}
      <Wordings change={change} />
      <div className={classes.acts}>
        <Tooltip label={t('analysis:key', { key: 'A' })}>
          <Button
            size="xs"
            disabled={!wording.ready || busy}
            rightSection={<kbd className={classes.kbd}>A</kbd>}
            onClick={() => accept(change)}
          >
            {acceptWord}
          </Button>
        </Tooltip>
        <Tooltip label={t('analysis:key', { key: 'E' })}>
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() =>
              setEdited(change, edited === null ? fillGaps(change.proposed, change.placeholders, gaps) : null)
            }
          >
            {edited === null ? t('analysis:edit') : t('analysis:editBack')}
          </Button>
        </Tooltip>
        <Tooltip label={t('analysis:key', { key: 'D' })}>
          <Button size="xs" variant="subtle" color="gray" disabled={busy} onClick={() => dismiss(change)}>
            {t('analysis:dismiss')}
          </Button>
        </Tooltip>
        <AskForAnother change={change} />
        {worth > 0 && <span className={classes.aside}>{t('analysis:worth', { points: worth })}</span>}
      </div>
      <NoteForm key={`note ${change.proposed}`} change={change} />
      {change.confirm.length === 0 && edited === null && (
        <p className={classes.fact}>
          <IconShieldCheck {...icon} />
          <span>{t('analysis:factGate')}</span>
        </p>
      )}
    </>
  );
};
