import { LIMITS } from '@verdant/contracts/constants';
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef } from 'react';
import { moveItem } from '../../../editor/content/sections.ts';
import { useBullets } from '../../../editor/content/use-field.ts';
import { pastedText } from '../../../editor/rich-text/pasted.ts';
import { useT } from '../../../editor/use-t.ts';
import { Sortable } from '../sortable.tsx';
import { Bullet } from './bullet.tsx';
import { type Edit, pasteBullets, removeBullet, splitBullet } from './bullet-edits.ts';
import classes from './bullet-list.module.css';
import { isComposing, NewBullet } from './new-bullet.tsx';
import { useAdviceAt } from './use-advice-at.ts';

type Props = { path: string; label: string };

/** Bullets as text: Enter makes the next one, Backspace in an empty one removes it, a pasted list becomes bullets. */
export const BulletList = ({ path, label }: Props) => {
  const { t } = useT();
  const host = useRef<HTMLDivElement>(null);
  const adviceAt = useAdviceAt();
  const { count, items, put } = useBullets(path);
  const ids = useMemo(() => Array.from({ length: count }, (_, i) => `${path}/${i}`), [path, count]);

  const focus = (at: number, caret: 'start' | 'end') =>
    requestAnimationFrame(() => {
      const areas = host.current?.querySelectorAll('textarea');
      const area = areas?.[Math.min(at, areas.length - 1)];
      area?.focus();
      const place = caret === 'end' ? (area?.value.length ?? 0) : 0;
      area?.setSelectionRange(place, place);
    });
  const apply = (edit: Edit | null, caret: 'start' | 'end') => {
    if (!edit || edit.items.length > LIMITS.bullets) return false;
    put(edit.items);
    focus(edit.focus, caret);
    return true;
  };

  const press = (at: number, event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      apply(splitBullet(items(), at, selectionStart, selectionEnd), 'start');
    } else if (event.key === 'Backspace' && value === '') {
      event.preventDefault();
      apply(removeBullet(items(), at), 'end');
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = at + (event.key === 'ArrowUp' ? -1 : 1);
      if (to >= 0 && to < count) apply({ items: moveItem(items(), at, to), focus: to }, 'end');
    }
  };
  const paste = (at: number, event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = pastedText(event.clipboardData);
    if (apply(pasteBullets(items(), at, selectionStart, selectionEnd, pasted), 'end')) event.preventDefault();
  };

  return (
    <div ref={host}>
      <p className={classes.head}>{label}</p>
      <Sortable positional ids={ids} onMove={(from, to) => put(moveItem(items(), from, to))}>
        <ul className={classes.list}>
          {ids.map((id, at) => (
            <Bullet
              key={id}
              path={id}
              label={t('workspace:bulletOf', { label, place: at + 1 })}
              adviceAt={adviceAt}
              onKeyDown={(event) => press(at, event)}
              onPaste={(event) => paste(at, event)}
              onRemove={() => apply(removeBullet(items(), at), 'end')}
            />
          ))}
        </ul>
      </Sortable>
      {count < LIMITS.bullets && (
        <NewBullet
          path={path}
          label={label}
          count={count}
          onAdd={(lines) => put([...items(), ...lines])}
          onBack={() => focus(count - 1, 'end')}
        />
      )}
    </div>
  );
};
