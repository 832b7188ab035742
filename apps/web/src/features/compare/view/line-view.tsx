import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedWords } from '../../../ui/diff/diff.tsx';
import { diffWords } from '../../../ui/diff/diff-words.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { type FieldDiff, isDifference, type Line, shownWords } from '../compare.ts';
import classes from './compare.module.css';
import { useComparison } from './compare-context.ts';
import { Nothing, Tag } from './kind-tag.tsx';

type Props = {
  field: FieldDiff;
  line: Line;
  label: string;
  /** what stands above it */
  title: string;
  /** whether it is walked to by itself, and not as a part of its entry */
  counts: boolean;
  onTake: (() => void) | null;
};

/** One text of both sides, its changed words marked. */
export const LineView = ({ field, line, label, title, counts, onTake }: Props) => {
  const { t } = useTranslation('compare');
  const { was, now } = useComparison();
  const words = shownWords(field.field, line);
  const told = isDifference(line);
  const marked = useMemo(
    () => (line.kind === 'changed' ? diffWords(words.was, words.now) : null),
    [line.kind, words.was, words.now],
  );
  const side = (text: string, there: boolean, spans: Parameters<typeof MarkedWords>[0]['spans'] | undefined) =>
    spans ? <MarkedWords spans={spans} /> : there ? text : <Nothing />;
  const one = (text: string, kind: 'del' | 'ins') => (told && line.kind !== 'same' ? [{ kind, text }] : undefined);
  const step = counts && told;
  return (
    <div
      className={classes.line}
      {...(step ? { 'data-difference': true, tabIndex: -1, role: 'group', 'aria-label': label } : {})}
    >
      <p className={classes.label}>
        {label !== title && <span>{label}</span>}
        {told && <Tag kind={line.kind} moved={line.moved} />}
        {onTake && <TextButton onClick={onTake}>{t('takeText')}</TextButton>}
      </p>
      <div className={classes.sides}>
        <p lang={was.language}>
          <span className={classes.whose}>{was.label}</span>
          {side(
            words.was,
            Boolean(line.was),
            marked?.was ?? (line.kind === 'removed' ? one(words.was, 'del') : undefined),
          )}
        </p>
        <p lang={now.language}>
          <span className={classes.whose}>{now.label}</span>
          {side(
            words.now,
            Boolean(line.now),
            marked?.now ?? (line.kind === 'added' ? one(words.now, 'ins') : undefined),
          )}
        </p>
      </div>
    </div>
  );
};
