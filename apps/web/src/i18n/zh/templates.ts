import type { templates as en } from '../en/templates.ts';
import type { Messages } from '../messages.ts';

export const templates: Messages<typeof en> = {};
