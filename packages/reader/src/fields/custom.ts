import type { Custom } from '@verdant/contracts';
import { toItems } from '../entries/items.ts';
import type { Draft } from '../parse/draft.ts';
import type { Line } from '../types.ts';

/** A section without a field of its own, under its own title, bullet by bullet. */
export const parseCustom = (title: string, lines: Line[]): Draft<Custom>[] => {
  const items = toItems(lines);
  return items.length ? [{ title, items }] : [];
};
