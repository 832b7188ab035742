import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { STAR_PARTS } from '@verdant/contracts/constants';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './mode.module.css';
import { usePractising } from './practice-context.ts';
import { Help } from './question-row.tsx';
import { Timer } from './timer.tsx';

type Props = { at: number; onTurn: (at: number | null) => void };
const WRITES = /^(INPUT|TEXTAREA|SELECT)$/;

/** One question at a time, as in the talk: hints and notes are a press away. `at` counts from 1. */
export function OneAtATime({ at, onTurn }: Props) {
  const { t } = useTranslation('practice');
  const { questions, noteOf, document } = usePractising();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = questions.length;
  const question = questions[at - 1]!;
  const note = noteOf(question.id);
  const told = STAR_PARTS.filter((part) => note[part].trim() !== '');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof HTMLElement && WRITES.test(event.target.tagName) && event.key !== 'Escape') return;
      if (event.key === 'ArrowRight') onTurn(at < all ? at + 1 : null);
      else if (event.key === 'ArrowLeft' && at > 1) onTurn(at - 1);
      else if (event.key === 'Escape') onTurn(null);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, all, onTurn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read out when it comes
  useEffect(() => heading.current?.focus(), [question.id]);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section className={classes.mode}>
      <header className={classes.top}>
        <span>{t('mode.at', { at, all })}</span>
        <ActionIcon size={36} aria-label={t('mode.leave')} onClick={() => onTurn(null)}>
          <IconX {...icon} />
        </ActionIcon>
        <progress className={classes.bar} value={at} max={all} aria-label={t('mode.at', { at, all })} />
      </header>
      <div className={classes.card}>
        <p className={classes.kind}>{t(`kinds.${question.kind}`)}</p>
        <h1 ref={heading} tabIndex={-1} className={classes.ask}>
          {question.ask}
        </h1>
        <Timer key={question.id} />
        <details className={classes.more} key={`help ${question.id}`}>
          <summary>{t('mode.help')}</summary>
          <Help question={question} />
        </details>
        <details className={classes.more} key={`notes ${question.id}`}>
          <summary>{t('mode.ownNotes')}</summary>
          {told.length === 0 && <p>{t('mode.noNotes')}</p>}
          <dl>
            {told.map((part) => (
              <div key={part}>
                <dt>{t(`parts.${part}`)}</dt>
                <dd>{note[part]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <footer className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft {...icon} />}
          disabled={at === 1}
          onClick={() => onTurn(at - 1)}
        >
          {t('mode.back')}
        </Button>
        <Checkbox
          label={t('done')}
          checked={note.done}
          onChange={(event) => document.edit(question.id, { done: event.currentTarget.checked })}
        />
        <Button
          rightSection={at < all ? <IconArrowRight {...icon} /> : undefined}
          onClick={() => onTurn(at < all ? at + 1 : null)}
        >
          {t(at < all ? 'mode.next' : 'mode.finish')}
        </Button>
      </footer>
      <p className={classes.keys}>{t('mode.keys')}</p>
    </section>
  );
}
