/** Membership and quotas as simply as they can be said, in plain lists: what the product is held against. For tests. */
const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;
const LIMITS: Record<string, number> = { FREE: 20, MONTH: 60, YEAR: 200 };

export type ModelGrant = { orderNo: string; user: string; vipCode: string; days: number; at: number; revoked: boolean };
export type ModelTaking = {
  user: string;
  reference: string;
  at: number;
  month: string;
  ordinal: number;
  returned: boolean;
};

export const monthOf = (at: number): string => new Date(at + CHINA_MS).toISOString().slice(0, 7);

export function createModel() {
  const grants: ModelGrant[] = [];
  const takings: ModelTaking[] = [];
  const used = new Map<string, number>();

  /** From and to of every stretch that holds, in order of grant. */
  function periods(user: string): (ModelGrant & { from: number; to: number })[] {
    let end = 0;
    return grants
      .filter((grant) => grant.user === user && !grant.revoked)
      .map((grant) => {
        const from = Math.max(grant.at, end);
        end = from + grant.days * DAY_MS;
        return { ...grant, from, to: end };
      });
  }
  const levelAt = (user: string, at: number) =>
    periods(user).find(({ from, to }) => from <= at && at < to)?.vipCode ?? 'FREE';
  const usedIn = (user: string, month: string) => used.get(`${user} ${month}`) ?? 0;

  return {
    grants,
    takings,
    periods,
    levelAt,
    usedIn,
    grant: (grant: Omit<ModelGrant, 'revoked'>) => grants.push({ ...grant, revoked: false }),
    revoke: (orderNo: string) => {
      for (const grant of grants) if (grant.orderNo === orderNo) grant.revoked = true;
    },
    roomFor: (user: string, at: number) => Math.max(0, LIMITS[levelAt(user, at)]! - usedIn(user, monthOf(at))),
    take: (user: string, reference: string, at: number) => {
      const month = monthOf(at);
      const ordinal = usedIn(user, month) + 1;
      used.set(`${user} ${month}`, ordinal);
      takings.push({ user, reference, at, month, ordinal, returned: false });
    },
    returnQuota: (reference: string) => {
      for (const taking of takings) {
        if (taking.reference !== reference || taking.returned) continue;
        taking.returned = true;
        used.set(`${taking.user} ${taking.month}`, usedIn(taking.user, taking.month) - 1);
      }
    },
    /** Whether the rule gives the money back, asked at `at`. */
    refundable: (orderNo: string, at: number): boolean => {
      const grant = grants.find((one) => one.orderNo === orderNo && !one.revoked);
      if (!grant || at >= grant.at + DAY_MS) return false;
      const mine = periods(grant.user).find((one) => one.orderNo === orderNo)!;
      return !takings.some(
        (taking) =>
          taking.user === grant.user &&
          !taking.returned &&
          taking.ordinal > LIMITS.FREE! &&
          taking.at >= mine.from &&
          taking.at < mine.to,
      );
    },
  };
}
export type Model = ReturnType<typeof createModel>;
