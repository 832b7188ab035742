import { expect, test } from 'vitest';
import type { Line, Slot } from '../types.ts';
import { withLabelledValues } from './labelled-values.ts';

const slots = (...all: [slot: string, text: string][]): Slot[] => all.map(([slot, text]) => ({ slot, text, p: 0.99 }));
const position = (own: Slot[], byRules: string): string =>
  withLabelledValues([{ cells: [{ slots: own }] } as unknown as Line], { position: byRules }).values.position;

test('a longer value of the same kind says nothing against the first one, which the rules took', () => {
  const both = slots(['position', 'Shift Lead'], ['position', 'Cold Storage and Loading']);
  expect(position(both, 'Shift Lead')).toBe('Shift Lead');
  expect(position(both, 'Shift Lead, Grade 4')).toBe('Shift Lead, Grade 4');
  expect(position(both, 'Tarn')).toBe('Cold Storage and Loading');
  expect(position(slots(['position', 'Cold Storage Manager'], ['position', 'Tarn']), 'Tarn')).toBe(
    'Cold Storage Manager',
  );
});
