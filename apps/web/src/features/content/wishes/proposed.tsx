import { Button } from '@mantine/core';
import { fillGaps, gapLabel, gapsOf } from '@verdant/contracts/constants';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { Diff } from '../../../ui/diff/diff.tsx';
import { DiffGap } from '../../../ui/diff/diff-gap.tsx';
import type { LineWording, Wishes } from './use-wishes.ts';
import classes from './wishes.module.css';

type Props = { wishes: Wishes; wording: LineWording; original: string };

/** The line as it is and as it would be, its changed words marked. A gap is for its person to fill. */
export const Proposed = ({ wishes, wording, original }: Props) => {
  const { t } = useT();
  const accept = useRef<HTMLButtonElement>(null);
  const [values, setValues] = useState<string[]>([]);
  const gaps = gapsOf(wording.text);
  const text = fillGaps(wording.text, gaps, values);
  const isReady = gapsOf(text).length === 0;
  const { confirm } = wording;
  useEffect(() => {
    // Enter takes it, unless the person has gone elsewhere meanwhile
    const panel = accept.current?.closest('section');
    if (panel?.contains(document.activeElement) || document.activeElement === document.body) accept.current?.focus();
  }, []);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isReady) wishes.take(text);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <div onKeyDown={enter}>
      <Diff
        was={original}
        now={wording.text}
        gaps={gaps}
        wasLabel={t('analysis:was')}
        nowLabel={t('analysis:now')}
        gap={(gap, i) => (
          <DiffGap
            label={gapLabel(gap)}
            hint={t('analysis:gap.label', { what: gapLabel(gap) })}
            value={values[i] ?? ''}
            onChange={(value) => setValues(gaps.map((_, at) => (at === i ? value : (values[at] ?? ''))))}
          />
        )}
      />
      {!isReady && <p className={classes.note}>{t('analysis:gap.fill')}</p>}
      {confirm.length > 0 && (
        <p className={classes.confirm}>{t('analysis:confirm', { words: confirm.join(t('analysis:confirmJoin')) })}</p>
      )}
      <div className={classes.acts}>
        <Button ref={accept} data-accept size="xs" disabled={!isReady} onClick={() => wishes.take(text)}>
          {confirm.length > 0 ? t('analysis:acceptTrue') : t('analysis:wish.accept')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={wishes.dismiss}>
          {t('analysis:dismiss')}
        </Button>
        <span className={classes.keys}>{t('analysis:wish.keys')}</span>
      </div>
    </div>
  );
};
