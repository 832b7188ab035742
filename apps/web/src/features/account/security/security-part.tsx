import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

export const SecurityPart = () => (
  <>
    <PasswordForm />
    <Sessions />
  </>
);
