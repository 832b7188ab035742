import { Suspense, useEffect, useState } from 'react';
import { needAllWords } from '../../i18n/index.ts';
import { onSignUpAsked, type SignUpReason } from '../../lib/sign-up.ts';
import { lazyThemed } from '../theme/lazy-themed.tsx';

const SignUpDialog = lazyThemed(async () => {
  const [module] = await Promise.all([import('./sign-up-dialog.tsx'), needAllWords()]);
  return module.SignUpDialog;
});

/** Asks a visitor to sign up when something that was wanted needs an account. */
export function SignUpPrompt() {
  const [reason, setReason] = useState<SignUpReason | null>(null);
  useEffect(() => onSignUpAsked(setReason), []);
  if (!reason) return null;
  return (
    <Suspense>
      <SignUpDialog reason={reason} onClose={() => setReason(null)} />
    </Suspense>
  );
}
