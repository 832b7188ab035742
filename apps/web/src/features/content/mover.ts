import { createContext, useContext, useState } from 'react';

type Open = { id: string; towards: 1 | -1 } | null;
type Mover = { ids: string[]; open: Open; setOpen: (open: Open) => void; step: (at: number, by: 1 | -1) => void };

export const MoverContext = createContext<Mover | null>(null);

/**
 * Whose steps up and down are offered, one item of a list at a time. `positional`: an id says the place and not the item, so
 * that the moved item has the id of the place it went to.
 */
export const useMoverState = (
  ids: string[],
  onMove: (from: number, to: number) => void,
  positional: boolean,
): Mover => {
  const [open, setOpen] = useState<Open>(null);
  const step = (at: number, by: 1 | -1) => {
    const id = ids[positional ? at + by : at];
    onMove(at, at + by);
    setOpen(id === undefined ? null : { id, towards: by });
  };
  return { ids, open, setOpen, step };
};

/** The steps of one item: its place, the last place, and towards which side it went last. */
export const useMover = (id: string) => {
  const mover = useContext(MoverContext);
  if (!mover) throw new Error('useMover outside of a sortable list');
  const { ids, open, setOpen, step } = mover;
  const at = ids.indexOf(id);
  const mine = open?.id === id;
  return {
    at,
    last: ids.length - 1,
    open: mine,
    towards: mine ? open.towards : -1,
    toggle: () => setOpen(mine ? null : { id, towards: -1 }),
    close: () => setOpen(null),
    move: (by: 1 | -1) => step(at, by),
  };
};
