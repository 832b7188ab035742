import type { Contact } from '@verdant/contracts';
import { lt } from 'drizzle-orm';
import { escapeHtml } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import { contactMessages } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** A header line is one line, whatever was typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Keeps what was written and, where the operator has given an address, sends it there in the same transaction. */
export async function sendContactMessage({ db, config, now }: Services, input: Contact): Promise<void> {
  const { name, email, message } = { ...input, name: oneLine(input.name) };
  const text = `${name} <${email}>\n\n${message}\n`;
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ name, email, message, createdAt: now() });
    const to = config.contactEmail;
    const html = `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;
    if (to) await queueMail(tx, { to, replyTo: email, subject: `Verdant · 青简: ${name}`, text, html });
  });
}

const KEPT_MS = 180 * 86_400_000;

export async function removeOldContactMessages({ db, now }: Services): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(now().getTime() - KEPT_MS)));
}
