import type { Line } from '../types.ts';
import type { Kind } from './kind.ts';

/** `kinds` is empty for what stands above the first heading. */
export type Section = { title: string; kinds: readonly Kind[]; lines: Line[]; heading?: Line; typeOnly?: boolean };
