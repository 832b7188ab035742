import type { workspace as en } from '../en/workspace.ts';
import type { Messages } from '../messages.ts';

export const workspace: Messages<typeof en> = {};
