import { removeOldApplications } from './applications/applications.ts';
import { removeOldLetters } from './letters/letters.ts';
import { removeOldMail } from './mail/outbox.ts';
import { removeOldUsage } from './money/quota.ts';
import { removeUnpaidOrders } from './money/remove-unpaid.ts';
import { removeIdleApiKeys } from './people/api-keys.ts';
import { removeOldContactMessages } from './people/contact-form.ts';
import { removeUnconfirmedAccounts } from './people/data/unconfirmed-accounts.ts';
import { removeOldGuests } from './people/guests.ts';
import { removeOldAttempts } from './people/identities/attempts.ts';
import { removeOldDevices } from './people/known-devices.ts';
import { removeOldMailTokens } from './people/mail-tokens.ts';
import { removeOldMessages } from './people/messages.ts';
import { removeOldChallenges } from './people/passkeys/challenges.ts';
import { removeExpiredSessions } from './people/sessions.ts';
import { removeExpiredLimits } from './platform/rate-limits.ts';
import { removeOldPractices } from './practice/practices.ts';
import { removeOrphanFiles, removeUnusedFiles } from './resume/files.ts';
import { removeOldRevisions } from './resume/kept-revisions.ts';
import type { Services } from './services.ts';
import { removeOldTasks } from './task/tasks.ts';

/** The map of data names them; `orphans` comes last, as the others make some. */
export const sweeps = {
  removeExpiredSessions,
  removeExpiredLimits,
  removeUnconfirmedAccounts,
  removeOldGuests,
  removeOldMail,
  removeOldMailTokens,
  removeOldContactMessages,
  removeOldDevices,
  removeIdleApiKeys,
  removeOldChallenges,
  removeOldAttempts,
  removeOldMessages,
  removeOldUsage,
  removeOldApplications,
  removeOldLetters,
  removeOldPractices,
  removeUnpaidOrders,
  removeOldTasks,
  removeOldRevisions,
  removeUnusedFiles,
  removeOrphanFiles,
} satisfies Record<string, (services: Services) => Promise<unknown>>;

/** Deletes what is kept no longer than it is needed. Each sweep goes on where another failed. */
export async function removeExpired(services: Services): Promise<void> {
  for (const [sweep, remove] of Object.entries(sweeps))
    await remove(services).catch((err) => services.log.warn({ err, sweep }, 'removing expired data failed'));
}
