import type { FieldSpan, Finding } from '../check.ts';

/** The whole allotment for one place. An empty field is a place as well: that is where the words belong. */
export const lost = (path: string, text: string, advice?: FieldSpan['advice'], worth?: number): Finding => ({
  severity: 1,
  spans: [{ path, text, ...(advice && { advice }), ...(worth !== undefined && { worth }) }],
});
