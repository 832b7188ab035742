import type { tasks as en } from '../en/tasks.ts';
import type { Messages } from '../messages.ts';

export const tasks: Messages<typeof en> = {};
