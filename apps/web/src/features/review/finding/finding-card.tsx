import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pathLabel } from '../../../editor/content/path-label.ts';
import { useContent } from '../../../editor/content/use-content.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { useReview } from '../review-context.tsx';
import { isChanged } from '../state/changed.ts';
import type { Line } from '../state/findings.ts';
import { placeOfWording } from '../state/wordings.ts';
import { AdviceText } from './advice-text.tsx';
import classes from './card.module.css';
import { Proposal } from './proposal.tsx';

/** The advice of a line, one place at a time. */
export const PlaceCard = ({ line }: { line: Line }) => {
  const { t } = useT();
  const { resume, goToField } = useWorkspace();
  const content = useContent();
  const { placeOf, turn } = useReview();
  const { place, index } = placeOf(line);
  if (!place) return null;
  const { advice, change } = place;
  const path = change?.path ?? advice?.path ?? '';
  const engine = (change ?? advice)?.engine;
  const wording = change && placeOfWording(change).wording;
  const model = (change ? (wording?.model ?? resume.fix?.engine.model) : resume.analysis?.engine.model) ?? '';
  const many = line.places.length > 1;
  return (
    <div className={classes.card} data-thread-from>
      <div className={classes.where}>
        <TextButton className={classes.link} title={t('analysis:goToField')} onClick={() => goToField(path)}>
          {pathLabel(content, path, t)}
        </TextButton>
        <span aria-hidden="true">·</span>
        <span>{engine === 'llm' ? t('analysis:engine.model', { model }) : t('analysis:engine.rules')}</span>
        {many && (
          <span className={classes.pager}>
            <ActionIcon size={24} aria-label={t('analysis:previous')} onClick={() => turn(line, -1)}>
              <IconChevronLeft size={15} stroke={1.75} />
            </ActionIcon>
            {index + 1} / {line.places.length}
            <ActionIcon size={24} aria-label={t('analysis:next')} onClick={() => turn(line, 1)}>
              <IconChevronRight size={15} stroke={1.75} />
            </ActionIcon>
          </span>
        )}
      </div>
      {change ? (
        <Proposal key={change.id} change={change} worth={Math.round(advice?.lost ?? 0)} />
      ) : isChanged(content, place) ? (
        <>
          <blockquote className={classes.original}>{advice?.original}</blockquote>
          <p className={classes.text}>{t('analysis:changedSince')}</p>
        </>
      ) : (
        advice && (
          <AdviceText
            key={advice.id}
            advice={advice}
            line={line}
            needsOwnWords={place.needsOwnWords}
            also={place.also ?? []}
          />
        )
      )}
    </div>
  );
};
