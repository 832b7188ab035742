import { IconPlus } from '@tabler/icons-react';
import { LIMITS } from '@verdant/contracts/constants';
import { type KeyboardEvent, useRef, useState } from 'react';
import { AutoText } from '../../../editor/content/auto-text.tsx';
import { moveItem } from '../../../editor/content/sections.ts';
import { useSample } from '../../../editor/content/use-sample.ts';
import { pastedText } from '../../../editor/rich-text/pasted.ts';
import { useT } from '../../../editor/use-t.ts';
import { Sortable } from '../sortable.tsx';
import { Bullet } from './bullet.tsx';
import { type Edit, linesOf, pasteBullets, removeBullet, splitBullet } from './bullet-edits.ts';
import classes from './bullet-list.module.css';
import { useAdviceAt } from './use-advice-at.ts';

type Props = { path: string; label: string; items: string[]; onChange: (items: string[], key: string | null) => void };

/** Chinese and Japanese input confirms a word with Enter: that Enter is not ours. */
const composing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** Bullets as text: Enter makes the next one, Backspace in an empty one removes it, a pasted list becomes bullets. */
export const BulletList = ({ path, label, items, onChange }: Props) => {
  const { t } = useT();
  const host = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState('');
  const adviceAt = useAdviceAt();
  const sampleOf = useSample();
  const full = items.length >= LIMITS.bullets;
  const ids = items.map((_, i) => `${path}/${i}`);

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
    onChange(edit.items, null);
    focus(edit.focus, caret);
    return true;
  };

  const keys = (at: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (composing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      apply(splitBullet(items, at, selectionStart, selectionEnd), 'start');
    } else if (event.key === 'Backspace' && value === '') {
      event.preventDefault();
      apply(removeBullet(items, at), 'end');
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = at + (event.key === 'ArrowUp' ? -1 : 1);
      if (to >= 0 && to < items.length) apply({ items: moveItem(items, at, to), focus: to }, 'end');
    }
  };

  const add = () => {
    const lines = linesOf(fresh);
    if (lines.length === 0 || items.length + lines.length > LIMITS.bullets) return;
    onChange([...items, ...lines], null);
    setFresh('');
  };

  return (
    <div ref={host}>
      <p className={classes.head}>{label}</p>
      <Sortable positional ids={ids} onMove={(from, to) => onChange(moveItem(items, from, to), null)}>
        <ul className={classes.list}>
          {items.map((text, i) => (
            <Bullet
              key={ids[i]}
              id={ids[i]!}
              path={ids[i]!}
              label={t('workspace:bulletOf', { label, place: i + 1 })}
              value={text}
              advice={adviceAt(ids[i]!, text)}
              onText={(next, isStep) => onChange(items.with(i, next), isStep ? null : ids[i]!)}
              onKeyDown={keys(i)}
              onPaste={(event) => {
                const { selectionStart, selectionEnd } = event.currentTarget;
                const pasted = pastedText(event.clipboardData);
                if (apply(pasteBullets(items, i, selectionStart, selectionEnd, pasted), 'end')) event.preventDefault();
              }}
              onRemove={() => apply(removeBullet(items, i), 'end')}
            />
          ))}
        </ul>
      </Sortable>
      {!full && (
        <div className={classes.add}>
          <IconPlus size={14} stroke={1.75} aria-hidden="true" />
          <AutoText
            className={classes.text}
            value={fresh}
            data-path={path}
            aria-label={t('workspace:addTo', { label })}
            placeholder={items.length === 0 ? sampleOf(path) : t('workspace:addBullet')}
            onChange={(event) => setFresh(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = pastedText(event.clipboardData);
              if (fresh !== '' || pasted === event.clipboardData.getData('text/plain')) return;
              event.preventDefault();
              setFresh(pasted);
            }}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !composing(event)) {
                event.preventDefault();
                add();
              } else if (event.key === 'Backspace' && fresh === '' && items.length > 0) {
                event.preventDefault();
                focus(items.length - 1, 'end');
              }
            }}
          />
        </div>
      )}
    </div>
  );
};
