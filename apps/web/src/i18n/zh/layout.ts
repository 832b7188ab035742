import type { layout as en } from '../en/layout.ts';
import type { Messages } from '../messages.ts';

export const layout: Messages<typeof en> = {};
