import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { useT } from '../../editor/use-t.ts';
import classes from './grip.module.css';
import { useMover } from './mover.ts';

type Props = {
  id: string;
  label: string;
  className: string | undefined;
  size: number;
  /** what makes it a handle to drag by */
  handle: HTMLAttributes<HTMLButtonElement>;
};

/** The handle of an item: dragged, or moved by keys; pressed, it offers a step up and a step down. */
export const Grip = ({ id, label, className, size, handle }: Props) => {
  const { t } = useT();
  const { at, last, open, towards, toggle, close, move } = useMover(id);
  const icon = { size: 18, stroke: 1.75 };
  const focus = (by: 1 | -1) => (by === towards ? at + by >= 0 && at + by <= last : at - by < 0 || at - by > last);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed stands inside; here one leaves it
    <span
      className={classes.holder}
      onBlur={(event) => open && !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => open && event.key === 'Escape' && close()}
    >
      <button type="button" {...handle} className={className} aria-label={label} aria-expanded={open} onClick={toggle}>
        <IconGripVertical size={size} stroke={1.75} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
        <span className={classes.mover} role="group" aria-label={label} data-popup>
          {([-1, 1] as const).map((by) => (
            <ActionIcon
              key={by}
              size={36}
              ref={(node: HTMLButtonElement | null) => {
                if (node && focus(by)) node.focus();
              }}
              disabled={at + by < 0 || at + by > last}
              aria-label={t(by < 0 ? 'workspace:moveUp' : 'workspace:moveDown')}
              onClick={() => move(by)}
            >
              {by < 0 ? <IconArrowUp {...icon} /> : <IconArrowDown {...icon} />}
            </ActionIcon>
          ))}
        </span>
      )}
    </span>
  );
};
