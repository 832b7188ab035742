import type { analysis as en } from '../en/analysis.ts';
import type { Messages } from '../messages.ts';

export const analysis: Messages<typeof en> = {};
