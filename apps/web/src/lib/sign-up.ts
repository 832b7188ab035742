/** What a visitor wanted that needs an account. */
export type SignUpReason = 'download' | 'match' | 'version' | 'photo' | 'more';

const listeners = new Set<(reason: SignUpReason) => void>();

/** Asks a visitor to sign up, from anywhere. False where nobody listens. */
export const askToSignUp = (reason: SignUpReason): boolean => {
  for (const listener of listeners) listener(reason);
  return listeners.size > 0;
};

/** For the one place that asks. Returns how to stop. */
export function onSignUpAsked(listener: (reason: SignUpReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
