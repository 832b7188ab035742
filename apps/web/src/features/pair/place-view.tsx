import { Button, Tooltip } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { PairPlace, PairSide, PairState } from '@verdant/contracts';
import { otherLanguage } from '@verdant/contracts/constants';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AutoText } from '../../editor/content/auto-text.tsx';
import { useFieldLabel } from '../../editor/content/use-field-label.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pairOf } from '../../lib/paths.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { ChangedWords, isShort } from './changed-words.tsx';
import classes from './pair.module.css';
import type { PairSteps } from './use-pair-steps.ts';

type Props = { place: PairPlace; side: PairSide; pair: PairState; steps: PairSteps };

/** What a place needs to be told besides its words. */
const useNote = ({ field, change, before, both, exact, alone, twin }: PairPlace) => {
  const { t } = useTranslation('pair');
  if (both && (exact || twin !== null)) return { text: t(before ? 'bothChanged' : 'differ'), warns: true };
  if (alone) return { text: t('takesAway'), warns: true };
  if (field === null && change === 'added' && twin === null)
    return { text: t(exact ? 'beginsWith' : 'byHand'), warns: false };
  return null;
};

const useLabel = ({ row, field, change }: PairPlace): string | null => {
  const { t } = useTranslation('pair');
  const fieldLabel = useFieldLabel();
  if (field === null) return change === 'order' ? t('wholeOrder') : null;
  return row === 'introduction' ? null : fieldLabel(row, field);
};

/** One place: what changed, and beside it what stands in the one that is behind and what it would say. */
export const PlaceView = ({ place, side, pair, steps }: Props) => {
  const { t } = useTranslation('pair');
  const { t: said } = useT();
  const { goToField } = useWorkspace();
  const { id, change, before, now, twin, value, exact, writable, path, twinPath } = place;
  const [words, setWords] = useState(twin ?? '');
  const asks = writable && !exact;
  const note = useNote(place);
  const label = useLabel(place);
  const to = side === 'twin' ? pair.twin.language : otherLanguage(pair.twin.language);
  const from = otherLanguage(to);
  const own = side === 'twin' ? path : twinPath;
  const changed = words.trim() !== '' && words !== twin;
  const writeWord = !exact
    ? t('write')
    : place.field === null && change === 'added'
      ? t('begin')
      : change === 'removed'
        ? t('remove')
        : t('carry');
  const write = () => void (exact ? steps.carry(side, [id]) : steps.write(side, id, words));
  return (
    <li className={classes.place} data-place={id} data-looks-at={(place.field && own) ?? undefined} tabIndex={-1}>
      {(label || change !== 'changed') && (
        <p className={classes.label}>
          {label && <span>{label}</span>}
          {change !== 'changed' && (change !== 'order' || place.field) && (
            <span className={classes.tag} data-change={change}>
              {t(`change.${change}`)}
            </span>
          )}
        </p>
      )}
      <div className={classes.sides} data-short={(!asks && [before, now, twin, value].every(isShort)) || undefined}>
        <div lang={from}>
          <span className={classes.whose}>{t(`inThe.${from}`)}</span>
          <ChangedWords was={before} now={now} whole={change === 'order'} />
        </div>
        <div lang={to}>
          <span className={classes.whose}>{t(exact ? `written.${to}` : `inThe.${to}`)}</span>
          {asks ? (
            <AutoText
              className={classes.words}
              lang={to}
              rows={2}
              value={words}
              aria-label={t('yours', { language: t(`inThe.${to}`) })}
              onChange={(event) => setWords(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && changed) write();
              }}
            />
          ) : (
            <ChangedWords was={twin} now={exact ? value : twin} whole={change === 'order'} />
          )}
        </div>
      </div>
      {note && (
        <p className={classes.note} data-warns={note.warns || undefined}>
          {note.warns && <IconAlertCircle size={15} stroke={1.75} aria-hidden="true" />}
          {note.text}
        </p>
      )}
      <div className={classes.acts}>
        {(exact || asks) && (
          <Tooltip label={t('key', { key: 'A' })}>
            <Button
              size="xs"
              variant="default"
              data-act="write"
              disabled={steps.busy || (asks && !changed)}
              onClick={write}
            >
              {writeWord}
            </Button>
          </Tooltip>
        )}
        <Tooltip label={t('key', { key: 'D' })}>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            data-act="settle"
            disabled={steps.busy}
            onClick={() => void steps.settle(side, id)}
          >
            {t('settle')}
          </Button>
        </Tooltip>
        {side === 'here' ? (
          <TextButton
            aria-label={`${t('edit')}: ${label ?? said(`workspace:section.${place.row}`)}`}
            onClick={() => goToField(own ?? place.row)}
          >
            {t('edit')}
          </TextButton>
        ) : (
          !exact &&
          !asks && (
            <Link className={classes.link} to={pairOf(pair.twin.id)}>
              {t('openTwin')}
            </Link>
          )
        )}
      </div>
    </li>
  );
};
