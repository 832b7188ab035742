import type { Figures } from './load.ts';
import { otherRoot } from './programs.ts';
import type { Resident } from './resident.ts';
import type { TaskFigures } from './tasks.ts';

const figure = (value: number, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const times = ({ p50, p99 }: { p50: number; p99: number }) => `${figure(p50)} / ${figure(p99)}`;

const SIDES = ['product/s', 'bare/s', 'ratio', 'product p50 / p99 ms', 'bare p50 / p99 ms'];

const OTHER = otherRoot ? ['other/s', 'other p50 / p99 ms'] : [];
export const CALLS_HEAD = ['call', 'connections', ...SIDES, 'p99 ratio', 'refused', ...OTHER];
export const SIZES_HEAD = ['résumés', ...CALLS_HEAD];
export function callRow(call: string, connections: number, [product, bare, other]: Figures[]): string[] {
  return [
    call,
    String(connections),
    figure(product!.perSecond, 0),
    figure(bare!.perSecond, 0),
    figure(product!.perSecond / bare!.perSecond, 2),
    times(product!),
    times(bare!),
    figure(product!.p99 / bare!.p99),
    String(product!.refused + bare!.refused + (other?.refused ?? 0)),
    ...(other ? [figure(other.perSecond, 0), times(other)] : []),
  ];
}

export const TASKS_HEAD = ['queue', ...SIDES];
export const taskRow = (queue: string, [product, bare]: TaskFigures[]): string[] => [
  queue,
  figure(product!.perSecond, 0),
  figure(bare!.perSecond, 0),
  figure(product!.perSecond / bare!.perSecond, 2),
  times(product!),
  times(bare!),
];

export const RESIDENT_HEAD = ['resident MB', 'before', 'under load', 'after'];
export const residentRow = (name: string, seen: Resident[]): string[] => [
  name,
  ...seen.map(({ own, children }) => `${figure(own, 0)} + ${figure(children, 0)} in child processes`),
];
