import type { Cell, Line } from '../../types.ts';
import { isTownOfState } from '../../values/locations.ts';

/** `Packer, Vale Foods` in one cell: the labeller sees a post and an employer. */
const namesJob = ({ slots = [] }: Cell): boolean =>
  ['position', 'company'].every((slot) => slots.some((one) => one.slot === slot));

/** `Moor Bay AB` in a cell of its own behind post and employer is no third name, whatever its last letters. */
export const isTownBeside = ({ cells }: Line, at: number): boolean =>
  at > 0 && isTownOfState(cells[at]!.text) && namesJob(cells[at - 1]!);
