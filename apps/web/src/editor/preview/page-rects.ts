import type { FieldPath, Place } from '@verdant/contracts';

/** How far a point is from a place, 0 within it. */
const distanceTo = ({ x, y, width, height }: Place, atX: number, atY: number) =>
  Math.hypot(Math.max(x - atX, 0, atX - x - width), Math.max(y - atY, 0, atY - y - height));

/**
 * The smallest field at a point of a page (pt from its top left); null between the fields. `reach` (pt): where there is
 * none, the nearest one that far away will do.
 */
export function placeAt(places: Place[], page: number, x: number, y: number, reach = 0): Place | null {
  const near = places
    .filter((place) => place.page === page)
    .map((place) => ({ place, distance: distanceTo(place, x, y), size: place.width * place.height }))
    .filter(({ distance }) => distance <= reach);
  return near.sort((a, b) => a.distance - b.distance || a.size - b.size)[0]?.place ?? null;
}

/** Where a field stands: its own places, or those of everything below it. */
export function placesOf(places: Place[], path: FieldPath): Place[] {
  const own = places.filter((place) => place.path === path);
  return own.length > 0 ? own : places.filter((place) => place.path.startsWith(`${path}/`));
}
