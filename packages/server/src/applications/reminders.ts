import type { Language } from '@verdant/contracts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { compose } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import { messageTexts } from '../people/message-texts.ts';
import { addMessage } from '../people/messages.ts';
import { accountOf } from '../people/users.ts';
import { applications, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

const BATCH = 100;
const button: Record<Language, string> = { en: 'Open my applications', zh: '打开求职看板' };
const after: Record<Language, string> = {
  en: 'You set this reminder yourself. It comes once.',
  zh: '这条提醒是你自己设的，只发一次。',
};
const general: Record<Language, string> = { en: 'look at this application', zh: '看看这份申请' };

/**
 * Leaves a message and mail for every next step whose time has come. Both are written with the mark that it was told, in
 * one transaction on a locked row: once, however many workers look and whenever one is killed. Returns how many.
 */
export async function remindOfApplications(services: Services): Promise<number> {
  const { db, now } = services;
  const due = () =>
    and(lte(applications.remindAt, now()), isNull(applications.remindedAt), isNull(applications.deletedAt));
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(due())
    .orderBy(asc(applications.remindAt))
    .limit(BATCH);
  let told = 0;
  for (const { id } of rows) if (await remind(services, id, due)) told++;
  return told;
}

async function remind(services: Services, id: string, due: () => ReturnType<typeof and>): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [card] = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), due()))
      .for('update', { skipLocked: true });
    if (!card) return false;
    const { userId, title, employer, nextStep } = card;
    const key = `application.reminder:${id}:${card.remindAt!.toISOString()}`;
    const of = [title, employer].filter(Boolean).join(' · ');
    const data = { of, ...(nextStep ? { step: nextStep } : { 'step.en': general.en, 'step.zh': general.zh }) };
    await tx.update(applications).set({ remindedAt: services.now() }).where(eq(applications.id, id));
    if (!(await addMessage(services, tx, { userId, kind: 'application.reminder', key, data }))) return false;
    const { language, email } = (await accountOf(tx, eq(users.id, userId)))!;
    const { title: subject, body: lead } = messageTexts('application.reminder', data, language);
    const words = { subject, lead, button: button[language], after: after[language] };
    await queueMail(tx, compose(words, email, language, `${services.config.publicUrl}/#/applications?card=${id}`));
    return true;
  });
}
