import type { FieldPath } from './sections/path.ts';

export type Severity = 'high' | 'medium' | 'low';

/** Words that cost or earn points: `text.slice(from, to)` of the value at `path` (UTF-16 units). */
export type Evidence = { path: FieldPath; quote: string; from: number; to: number };
