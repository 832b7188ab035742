import { isListSection, type RowKey } from '@verdant/contracts/constants';
import { type Item, itemTitle } from '../../../editor/content/item-title.ts';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import { useT } from '../../../editor/use-t.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { type EntryDiff, isDifference } from '../compare.ts';
import { hasRoom } from '../take-back.ts';
import classes from './compare.module.css';
import { useComparison } from './compare-context.ts';
import { Tag } from './kind-tag.tsx';
import { LineView } from './line-view.tsx';

type Props = { row: RowKey; entry: EntryDiff; pairs: readonly EntryDiff[] };

/** What an entry is called: on the second side, where it is there. */
export const useEntryName = () => {
  const { t } = useT();
  const { was, now } = useComparison();
  return (row: RowKey, entry: EntryDiff): string => {
    if (!isListSection(row)) return '';
    const { content } = entry.now === undefined ? was : now;
    const item = (content[row] as Item[]).find(({ id }) => id === (entry.now ?? entry.was));
    if (!item) return '';
    const { title, note } = itemTitle(row, item, t('workspace:present'));
    return [title, note].filter(Boolean).join(' · ') || t(`workspace:section.${row}`);
  };
};

/** An entry of both sides: what differs, and folded what does not. */
export const EntryView = ({ row, entry, pairs }: Props) => {
  const { t } = useTranslation('compare');
  const { t: said } = useT();
  const fieldLabel = useFieldLabel();
  const nameOf = useEntryName();
  const { taking, now } = useComparison();
  const list = isListSection(row);
  const name = nameOf(row, entry);
  const whole = entry.kind === 'added' || entry.kind === 'removed';
  const lines = entry.fields.flatMap((field) => field.lines.map((line, i) => ({ field, line, i })));
  const told = whole ? lines : lines.filter(({ line }) => isDifference(line));
  const rest = whole ? [] : lines.filter(({ line }) => !isDifference(line));
  const label = (key: string) =>
    row === 'introduction' ? said('workspace:section.introduction') : fieldLabel(row, key);
  const show = ({ field, line, i }: (typeof lines)[number]) => (
    <LineView
      key={`${field.key}/${i}`}
      field={field}
      line={line}
      label={label(field.key)}
      title={said(`workspace:section.${row}`)}
      counts={!whole}
      onTake={
        taking && !whole && line.was && isDifference(line) && line.kind !== 'same'
          ? () => taking.text(row, entry, field.key, line, field.lines)
          : null
      }
    />
  );
  const step = whole || entry.moved;
  const takes = taking && list && entry.was !== undefined && entry.kind !== 'same' && entry.kind !== 'language';
  return (
    <div className={classes.entry}>
      {list && (
        <div
          className={classes.entryHead}
          {...(step ? { 'data-difference': true, tabIndex: -1, role: 'group', 'aria-label': name } : {})}
        >
          <h3>{name}</h3>
          {step && <Tag kind={whole ? entry.kind : 'same'} moved={entry.moved} />}
          {takes && (entry.now !== undefined || hasRoom(now.content, row)) && (
            <TextButton onClick={() => taking.entry(row, entry, pairs)}>{t('takeEntry')}</TextButton>
          )}
        </div>
      )}
      {told.map(show)}
      {rest.length > 0 && (
        <details className={classes.fold}>
          <summary>
            {rest.some(({ line }) => line.kind === 'language')
              ? t('otherLanguage', { count: rest.length })
              : t('unchangedTexts', { count: rest.length })}
          </summary>
          {rest.map(show)}
        </details>
      )}
    </div>
  );
};
