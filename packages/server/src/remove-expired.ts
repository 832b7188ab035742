import { removeOldMail } from './mail/outbox.ts';
import { removeOldDevices } from './people/known-devices.ts';
import { removeOldMailTokens } from './people/mail-tokens.ts';
import { removeExpiredSessions } from './people/sessions.ts';
import { removeOrphanFiles } from './resume/files.ts';
import { removeOldRevisions } from './resume/revisions.ts';
import type { Services } from './services.ts';

const parts = [
  removeExpiredSessions,
  removeOldMail,
  removeOldMailTokens,
  removeOldDevices,
  removeOldRevisions,
  removeOrphanFiles,
];

/** Deletes what is kept no longer than it is needed. Each part goes on where another failed. */
export async function removeExpired(services: Services): Promise<void> {
  for (const part of parts)
    await part(services).catch((err) => services.log.warn({ err, part: part.name }, 'removing expired data failed'));
}
