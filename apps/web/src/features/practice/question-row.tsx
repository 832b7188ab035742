import { ActionIcon, Checkbox, Textarea } from '@mantine/core';
import { IconChevronDown, IconPin, IconPinFilled } from '@tabler/icons-react';
import type { PracticeQuestion } from '@verdant/contracts';
import { hasWords, PRACTICE_LIMITS, STAR_PARTS } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fieldOf } from '../../lib/paths.ts';
import classes from './practice.module.css';
import { usePractising } from './practice-context.ts';
import { usePlaceWords } from './practice-name.ts';

type Props = { question: PracticeQuestion; at: number | null; open: boolean; onOpen: () => void };

/** A question with its place; open, also why it is asked, what an answer holds, and one's own in four parts. */
export function QuestionRow({ question, at, open, onOpen }: Props) {
  const { t } = useTranslation('practice');
  const { practice, document, noteOf } = usePractising();
  const { id, kind, ask, engine } = question;
  const note = noteOf(id);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const panel = `practice-${id}`;
  return (
    <li className={classes.question} data-open={open || undefined}>
      <div className={classes.line}>
        <button type="button" className={classes.ask} aria-expanded={open} aria-controls={panel} onClick={onOpen}>
          <span className={classes.number} aria-hidden="true">
            {at ?? '·'}
          </span>
          <span className={classes.words}>
            <span className={classes.kind}>
              {engine === 'llm' ? t('byModel', { model: practice.suggested?.model ?? '' }) : t(`kinds.${kind}`)}
              {hasWords(note) && <em>{t('hasNotes')}</em>}
              {note.done && <em>{t('done')}</em>}
            </span>
            <b>{ask}</b>
          </span>
          <IconChevronDown {...icon} className={classes.chevron} />
        </button>
        <ActionIcon
          size={36}
          aria-label={`${t(note.pinned ? 'unpin' : 'pin')}: ${ask}`}
          aria-pressed={note.pinned}
          className={classes.pin}
          onClick={() => document.edit(id, { pinned: !note.pinned })}
        >
          {note.pinned ? <IconPinFilled {...icon} /> : <IconPin {...icon} />}
        </ActionIcon>
      </div>
      {open && (
        <div id={panel} className={classes.inside}>
          <Place question={question} />
          <Help question={question} />
          <fieldset className={classes.star}>
            <legend>{t('notes')}</legend>
            {STAR_PARTS.map((part) => (
              <Textarea
                key={part}
                label={t(`parts.${part}`)}
                placeholder={t(`partHints.${part}`)}
                autosize
                minRows={2}
                maxRows={8}
                maxLength={PRACTICE_LIMITS.part}
                value={note[part]}
                onChange={(event) => document.edit(id, { [part]: event.currentTarget.value })}
              />
            ))}
          </fieldset>
          <Checkbox
            label={t('done')}
            checked={note.done}
            onChange={(event) => document.edit(id, { done: event.currentTarget.checked })}
          />
        </div>
      )}
    </li>
  );
}

/** What it rests on: the line as it stands, and the way to it. */
export function Place({ question }: { question: PracticeQuestion }) {
  const { practice } = usePractising();
  const words = usePlaceWords()(question);
  const { path, quote, ask } = question;
  if (words === '') return null;
  return (
    <p className={classes.place}>
      {path === null ? words : <Link to={fieldOf(practice.resume.id, path)}>{words}</Link>}
      {quote !== '' && !ask.includes(quote.slice(0, 40)) && <q>{quote}</q>}
    </p>
  );
}

export function Help({ question: { why, hints } }: { question: PracticeQuestion }) {
  const { t } = useTranslation('practice');
  return (
    <div className={classes.help}>
      {why !== '' && (
        <p>
          <b>{t('why')}</b> {why}
        </p>
      )}
      {hints.length > 0 && (
        <>
          <b>{t('hints')}</b>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
