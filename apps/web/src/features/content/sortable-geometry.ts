import {
  type CollisionDetection,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';

type Rect = { top: number; bottom: number };

/** How far `y` is from a rectangle, 0 inside it. */
export const distance = (y: number, { top, bottom }: Rect): number => Math.max(top - y, y - bottom, 0);

/**
 * The row under the middle of the dragged one. Rows are of very different heights (an open section is tall), so what
 * counts is where a row stands, not where its centre is.
 */
export const rowUnder: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.top + collisionRect.height / 2;
  const hits = droppableContainers.flatMap((container: DroppableContainer) => {
    const rect = droppableRects.get(container.id);
    return rect ? [{ id: container.id, data: { droppableContainer: container, value: distance(middle, rect) } }] : [];
  });
  return hits.sort((a, b) => a.data.value - b.data.value);
};

/** One arrow key, one row: up or down to the neighbour of the row that the item is over now. */
export const neighbourRow: KeyboardCoordinateGetter = (
  event,
  { context: { active, over, droppableRects, droppableContainers, collisionRect } },
) => {
  const step = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0;
  if (!step || !active) return undefined;
  event.preventDefault();
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const at = rows.findIndex(({ id }) => id === (over ?? active).id);
  const next = rows[at + step]?.rect;
  return next
    ? { x: next.left, y: step > 0 ? Math.max(next.top, next.bottom - (collisionRect?.height ?? 0)) : next.top }
    : undefined;
};
