import { ApiKeysCard } from './keys/api-keys.tsx';
import { PasskeysCard } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorCard } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export const SecurityPart = () => (
  <>
    <PasswordForm />
    <PasskeysCard />
    <SecondFactorCard />
    <Sessions />
    <ApiKeysCard />
  </>
);
