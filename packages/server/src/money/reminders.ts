import type { Language } from '@verdant/contracts';
import { chinaDay } from '@verdant/payments';
import { and, asc, eq, gt, isNull, lte, max } from 'drizzle-orm';
import { compose } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import { messageTexts } from '../people/message-texts.ts';
import { addMessage } from '../people/messages.ts';
import { accountOf } from '../people/users.ts';
import { grants, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { DAY_MS } from './quota-period.ts';

/** Days before the end of membership, and after it, within which a reminder makes sense. */
export const REMIND_DAYS = 3;
const BATCH = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const button: Record<Language, string> = { en: 'See my membership', zh: '查看会员' };
const after: Record<Language, string> = {
  en: 'There is no automatic renewal: nothing is charged unless you buy again.',
  zh: '不会自动续费；不再购买就不会产生任何费用。',
};

type Kind = 'membership.ending' | 'membership.ended';

/** Leaves a message and mail before the end of membership and at it, once each. Returns how many were new. */
export async function remindOfExpiry(services: Services, batch = BATCH): Promise<number> {
  const { db, now } = services;
  const end = max(grants.endsAt);
  let left = 0;
  // all of them, a batch at a time: those that were reminded already must not hide the others
  for (let last = NOBODY, more = true; more; ) {
    const near = await db
      .select({ userId: grants.userId, endsAt: end })
      .from(grants)
      .where(and(isNull(grants.revokedAt), gt(grants.userId, last)))
      .groupBy(grants.userId)
      .having(and(gt(end, shifted(now(), -REMIND_DAYS)), lte(end, shifted(now(), REMIND_DAYS))))
      .orderBy(asc(grants.userId))
      .limit(batch);
    for (const { userId, endsAt } of near) {
      const kind: Kind = endsAt! > now() ? 'membership.ending' : 'membership.ended';
      if (await remind(services, userId, kind, endsAt!)) left++;
    }
    last = near.at(-1)?.userId ?? last;
    more = near.length === batch;
  }
  return left;
}

const shifted = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

async function remind(services: Services, userId: string, kind: Kind, endsAt: Date): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const data = { until: chinaDay(endsAt) };
    const isNew = await addMessage(services, tx, { userId, kind, key: `${kind}:${endsAt.toISOString()}`, data });
    if (!isNew) return false;
    const user = await accountOf(tx, eq(users.id, userId));
    const { language, email } = user!;
    const { title, body } = messageTexts(kind, data, language);
    const words = { subject: title, lead: body, button: button[language], after: after[language] };
    await queueMail(tx, compose(words, email, language, `${services.config.publicUrl}/#/person-center`));
    return true;
  });
}
