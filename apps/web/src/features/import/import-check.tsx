import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import type { ImportReport, Resume, ResumeContent } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import type { KeptPlace } from '../../editor/document/kept/kept-edits.ts';
import { WeatherBar } from '../../editor/saving/weather-bar.tsx';
import { useT } from '../../editor/use-t.ts';
import { useHand } from '../../lib/hand.ts';
import { Mark } from '../../ui/brand/mark.tsx';
import { Thread } from '../../ui/thread.tsx';
import { FieldsSide } from './fields-side.tsx';
import classes from './import.module.css';
import { type Side, SideSwitch } from './side-switch.tsx';
import { SourceCard } from './source/source-card.tsx';
import { SourceSide } from './source/source-side.tsx';
import { useCheck } from './use-check.ts';

type Props = {
  resume: Resume;
  place: KeptPlace;
  report: ImportReport;
  imported: ResumeContent;
  onDone: () => Promise<void>;
};

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Where Enter would press nothing of its own. */
const isNowhere = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) || !target.closest('button, a, input, textarea, [role="option"]');

/**
 * The document on the left, what was read out of it on the right; one leaves it when it is right. Where there is room for
 * one of them they take turns, and beside the document stands the value that is looked at.
 */
export const ImportCheck = (props: Props) => {
  const { t } = useT();
  const { report } = props;
  const check = useCheck(props);
  const hand = useHand();
  const [side, setSide] = useState<Side>('fields');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (typing(event.target) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'z') check.undo();
      else if (event.ctrlKey || event.metaKey) return;
      else if (key === 'j') check.step(1);
      else if (key === 'k') check.step(-1);
      else if (key === 'enter' && isNowhere(event.target) && check.at >= 0)
        event.shiftKey && check.lookedGroup ? check.rightAll(check.lookedGroup) : check.right(check.looked!);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [check]);
  const file = report.file?.name ?? '';
  const facts =
    report.pages.length > 0 ? t('import:pages', { count: report.pages.length }) : t(`import:kind.${report.kind}`);
  const confirm = (
    <Button
      loading={check.busy}
      rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => check.end(true)}
    >
      {t('import:confirm')}
    </Button>
  );
  return (
    <div className={classes.check} data-import-check>
      <header className={classes.bar}>
        <CloseButton aria-label={t('import:later')} disabled={check.busy} onClick={() => check.end(false)} />
        <Mark size={24} />
        <h1>{t('import:title')}</h1>
        <span>{[file, facts].filter(Boolean).join(' · ')}</span>
        <ActionIcon aria-label={t('import:undo')} disabled={!check.canUndo || check.busy} onClick={check.undo}>
          <IconArrowBackUp size={20} stroke={1.75} />
        </ActionIcon>
        {!hand && confirm}
      </header>
      <div className={classes.notes}>
        <WeatherBar state={check.saving} isKept={props.place.isSafe} />
      </div>
      <main className={classes.sides}>
        {hand ? (
          <>
            <div className={classes.side} hidden={side !== 'source'}>
              <SourceSide report={report} check={check} shown={side === 'source'} />
              <SourceCard check={check} />
            </div>
            <div className={classes.side} hidden={side !== 'fields'}>
              <FieldsSide report={report} check={check} onSource={() => setSide('source')} />
            </div>
            <div className={classes.foot}>
              <SideSwitch side={side} onSide={setSide} />
              {confirm}
            </div>
          </>
        ) : (
          <>
            <SourceSide report={report} check={check} />
            <FieldsSide report={report} check={check} />
            <Thread
              from="[data-thread-row]"
              to="[data-looked]"
              fromWithin="[data-check-fields]"
              toWithin="[data-check-source]"
              tone="warn"
            />
          </>
        )}
      </main>
    </div>
  );
};
