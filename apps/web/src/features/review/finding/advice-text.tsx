import { Button, Checkbox, Tooltip } from '@mantine/core';
import type { Advice } from '../../../editor/content/advice.ts';
import { useContent } from '../../../editor/content/use-content.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { useReview } from '../review-context.tsx';
import type { Line } from '../state/findings.ts';
import classes from './card.module.css';
import { canRemove, without } from './removal.ts';

type Props = { advice: Advice; line: Line; needsOwnWords: boolean; also: Advice[] };

/** Advice before there is a proposal: what stands there, what to do about it, an example, and the wish for a wording. */
export const AdviceText = ({ advice, line, needsOwnWords, also }: Props) => {
  const { t } = useT();
  const { selected, toggle, answerable, leave, busy } = useReview();
  const { document, goToField } = useWorkspace();
  const content = useContent();
  return (
    <>
      {advice.original && <blockquote className={classes.original}>{advice.original}</blockquote>}
      {advice.title !== line.title && <p className={classes.title}>{advice.title}</p>}
      {advice.detail !== line.detail && <p className={classes.text}>{advice.detail}</p>}
      {also.map(({ id, title, detail }) => (
        <p key={id} className={classes.text}>
          <b>{title}</b>
          {t('analysis:alsoJoin')}
          {detail}
        </p>
      ))}
      {advice.example && (
        <div className={classes.example}>
          <b>{t('analysis:example')}</b>
          <del>{advice.example.bad}</del>
          <span>{advice.example.good}</span>
        </div>
      )}
      <div className={classes.acts}>
        {needsOwnWords || !answerable(advice) ? (
          <Button size="xs" variant="default" onClick={() => goToField(advice.path)}>
            {t('analysis:writeYourself')}
          </Button>
        ) : (
          <Checkbox
            size="xs"
            label={t('analysis:writeThis')}
            checked={selected.has(advice.id)}
            disabled={busy}
            onChange={() => toggle(advice.id)}
          />
        )}
        {canRemove(content, advice) && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={busy}
            onClick={() => document.edit({ content: without(content, advice.path) })}
          >
            {t('analysis:leaveOut')}
          </Button>
        )}
        <Tooltip label={t('analysis:key', { key: 'D' })}>
          <Button size="xs" variant="subtle" color="gray" disabled={busy} onClick={() => leave(advice)}>
            {t('analysis:dismiss')}
          </Button>
        </Tooltip>
        {advice.lost > 0 && (
          <span className={classes.aside}>{t('analysis:worth', { points: Math.max(1, Math.round(advice.lost)) })}</span>
        )}
      </div>
    </>
  );
};
