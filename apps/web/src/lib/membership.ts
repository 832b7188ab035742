export type MembershipDialog = 'recharge' | 'benefits';

const listeners = new Set<(dialog: MembershipDialog) => void>();

/** Opens a dialog of the membership from anywhere: a button, or an answer that says the balance is used up. */
export const openMembership = (dialog: MembershipDialog): void => {
  for (const listener of listeners) listener(dialog);
};

/** For the one place that shows the dialogs. Returns how to stop. */
export function onMembership(listener: (dialog: MembershipDialog) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
