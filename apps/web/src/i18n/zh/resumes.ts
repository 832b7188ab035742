import type { resumes as en } from '../en/resumes.ts';
import type { Messages } from '../messages.ts';

export const resumes: Messages<typeof en> = {};
