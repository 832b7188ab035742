import { useT } from '../../../editor/use-t.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { differencesIn, type EntryDiff, type RowDiff } from '../compare.ts';
import classes from './compare.module.css';
import { EntryView, useEntryName } from './entry-view.tsx';

const isQuiet = ({ kind, moved }: EntryDiff): boolean => !moved && (kind === 'same' || kind === 'language');

/** A section of both sides. One without a difference is folded to its title, and so is such an entry. */
export const RowView = ({ diff: { row, entries } }: { diff: RowDiff }) => {
  const { t } = useTranslation('compare');
  const { t: said } = useT();
  const nameOf = useEntryName();
  const title = said(`workspace:section.${row}`);
  const view = (entry: EntryDiff) => (
    <EntryView key={`${entry.was}/${entry.now}`} row={row} entry={entry} pairs={entries} />
  );
  if (differencesIn([{ row, entries }]) === 0)
    return (
      <details className={`${classes.row} ${classes.quiet}`}>
        <summary>
          <h2>{title}</h2>
          <span>{t(entries.some(({ kind }) => kind === 'language') ? 'languageOnly' : 'unchanged')}</span>
        </summary>
        {entries.map(view)}
      </details>
    );
  return (
    <section className={classes.row}>
      <h2>{title}</h2>
      {entries.map((entry) =>
        isQuiet(entry) ? (
          <details key={`${entry.was}/${entry.now}`} className={classes.fold}>
            <summary>
              {nameOf(row, entry)} · {t(entry.kind === 'language' ? 'languageOnly' : 'unchanged')}
            </summary>
            {view(entry)}
          </details>
        ) : (
          view(entry)
        ),
      )}
    </section>
  );
};
