import type { FieldPath, Place } from '@verdant/contracts';

/** The smallest field at a point of a page (pt from its top left); null between the fields. */
export function placeAt(places: Place[], page: number, x: number, y: number): Place | null {
  const hits = places.filter(
    (place) =>
      place.page === page && x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height,
  );
  return hits.sort((a, b) => a.width * a.height - b.width * b.height)[0] ?? null;
}

/** Where a field stands: its own places, or those of everything below it. */
export function placesOf(places: Place[], path: FieldPath): Place[] {
  const own = places.filter((place) => place.path === path);
  return own.length > 0 ? own : places.filter((place) => place.path.startsWith(`${path}/`));
}
