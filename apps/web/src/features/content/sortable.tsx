import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../editor/use-t.ts';
import { MoverContext, useMoverState } from './mover.ts';
import { neighbourRow, rowUnder } from './sortable-geometry.ts';

type Props = {
  ids: string[];
  onMove: (from: number, to: number) => void;
  /** an id says the place of an item, not which one it is */
  positional?: boolean;
  children: ReactNode;
};

/** A list whose items are moved by their grip: dragged, by Space and the arrow keys, or step by step by pressing it. */
export const Sortable = ({ ids, onMove, positional = false, children }: Props) => {
  const { t } = useT();
  const mover = useMoverState(ids, onMove, positional);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: neighbourRow }),
  );
  const place = (id: unknown) => ({ place: ids.indexOf(String(id)) + 1, of: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('workspace:drag.lifted', place(active.id)),
    onDragOver: ({ over }) => (over ? t('workspace:drag.over', place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('workspace:drag.dropped', place(over.id)) : t('workspace:drag.back')),
    onDragCancel: () => t('workspace:drag.back'),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowUnder}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('workspace:drag.how') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <MoverContext.Provider value={mover}>{children}</MoverContext.Provider>
      </SortableContext>
    </DndContext>
  );
};

/** What an item needs to be moved: `item` on its element, `grip` on its handle. */
export const useSortableItem = (id: string, disabled = false) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    ...(isDragging && {
      position: 'relative',
      zIndex: 3,
      boxShadow: 'var(--vd-shadow-2)',
      // keys lift without moving: the edge says that it is up
      outline: '1px solid var(--vd-accent)',
      background: 'var(--vd-surface)',
    }),
  };
  return { item: { ref: setNodeRef, style }, grip: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
};
