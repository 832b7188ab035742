import type { Change, ChangeWording, Fix } from '@verdant/contracts';

/** A change with one of its wordings in view: the one that reads so, else the newest. */
export function inView(change: Change, reads: string | undefined): Change {
  const wording = change.wordings?.find(({ proposed }) => proposed === reads);
  if (!wording) return change;
  const { proposed, plain, placeholders, confirm, engine } = wording;
  return { ...change, proposed, plain, placeholders, confirm, engine };
}

/** A proposal with those wordings in view that the person has turned to; `turned` has their texts by change. */
export const fixInView = (fix: Fix, turned: Record<string, string>): Fix => ({
  ...fix,
  changes: fix.changes.map((change) => (change.state === 'pending' ? inView(change, turned[change.id]) : change)),
});

type Place = { all: ChangeWording[]; at: number; wording: ChangeWording | null };

/** Where among its wordings the one in view stands; no wording where there is but the first. */
export function placeOfWording({ wordings: all = [], proposed }: Change): Place {
  const at = all.findIndex((one) => one.proposed === proposed);
  return { all, at, wording: all[at] ?? null };
}
