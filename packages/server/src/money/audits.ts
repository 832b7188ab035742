import type { DbOrTx } from '../platform/db/client.ts';
import { audits } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

export type AuditAction =
  | 'order.paid'
  | 'order.paid-late'
  | 'order.mismatch'
  | 'order.orphan'
  | 'refund.approved'
  | 'refund.declined'
  | 'refund.trouble'
  | 'refund.done'
  | 'membership.granted'
  | 'membership.revoked'
  | 'statement.checked';

/** `actor`: 'user', 'system', a channel, or `operator:<name>`. */
export type Audit = {
  actor: string;
  action: AuditAction;
  userId?: string | null;
  orderNo?: string | null;
  detail?: Record<string, unknown>;
};

export async function audit({ now }: Services, db: DbOrTx, what: Audit): Promise<void> {
  await db.insert(audits).values({ ...what, at: now(), detail: what.detail ?? {} });
}
