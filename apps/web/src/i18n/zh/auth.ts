import type { auth as en } from '../en/auth.ts';
import type { Messages } from '../messages.ts';

export const auth: Messages<typeof en> = {};
