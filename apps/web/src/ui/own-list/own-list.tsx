import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Mat } from '../brand/mat.tsx';
import classes from './own-list.module.css';

type Add = { children: string; size?: 'md'; onClick: () => void };

/** What adds to a list of one's own. */
export const AddButton = ({ children, size = undefined, onClick }: Add) => (
  <Button
    {...(size && { size })}
    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    onClick={onClick}
  >
    {children}
  </Button>
);

/** Says what was deleted, as long as it can be put back. */
export function DeletedLine({ text, undo, onUndo }: { text: string; undo: string; onUndo: () => void }) {
  return (
    <div className={classes.undo} role="status">
      <span>{text}</span>
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {undo}
      </Button>
    </div>
  );
}

type Words = { loadFailed: string; empty: string; emptyText: string; add: string };
type State = { count: number | undefined; error: Error | null; onRetry: () => void; words: Words; onAdd: () => void };

/** What stands in the place of a list of one's own that is not there: on its way, failed, empty. */
export function ListState({ count, error, onRetry, words, onAdd }: State) {
  const { t } = useTranslation();
  if (count === undefined && error)
    return (
      <div className={classes.failed} role="alert">
        <h2>{words.loadFailed}</h2>
        <p>{error.message}</p>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (count === undefined) return <div className={classes.waiting} aria-busy="true" />;
  if (count > 0) return null;
  return (
    <Mat cords={['52px', 'calc(100% - 64px)']} className={classes.empty}>
      <section>
        <h2 className="vd-d2">{words.empty}</h2>
        <p>{words.emptyText}</p>
        <AddButton size="md" onClick={onAdd}>
          {words.add}
        </AddButton>
      </section>
    </Mat>
  );
}
