import { useCall } from '../../../lib/query-client.ts';
import { FirstPassword } from './first-password.tsx';
import { IdentitiesCard } from './identities/identities.tsx';
import { ApiKeysCard } from './keys/api-keys.tsx';
import { PasskeysCard } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorCard } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export const SecurityPart = () => (
  <>
    <OwnPassword />
    <IdentitiesCard />
    <PasskeysCard />
    <SecondFactorCard />
    <Sessions />
    <ApiKeysCard />
  </>
);

/** A form to change it; a way to get one where there is none. */
function OwnPassword() {
  const { data } = useCall('GET /account/identity/list', {});
  return data?.hasPassword === false ? <FirstPassword /> : <PasswordForm />;
}
