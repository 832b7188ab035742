import { Button, PasswordInput, type PasswordInputProps, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { PASSWORD } from '@verdant/contracts/constants';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormError } from './form-error.tsx';

type InputProps = Record<string, unknown>;

/** The eye at the end of a password, at the size of our other icons. */
const Eye = ({ reveal }: { reveal: boolean }) => {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={18} stroke={1.75} aria-hidden="true" />;
};

/** A password, which can be looked at: by a press on the eye, with the keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth');
  return (
    <PasswordInput
      visibilityToggleIcon={Eye}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}

export function EmailField(props: InputProps) {
  const { t } = useTranslation('auth');
  return <TextInput label={t('email')} type="email" autoComplete="email" inputMode="email" size="md" {...props} />;
}

/** A password to come, with the rule stated below it. */
export function NewPasswordField({ label, ...props }: InputProps & { label?: string }) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      label={label ?? t('password')}
      description={t('passwordRule', PASSWORD)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
      size="md"
      {...props}
    />
  );
}

/** Whose password a form is about: nobody sees it, but a browser that keeps passwords reads it. */
export const OwnerField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);

/** The end of every form: what went wrong, and the one button. */
export function Submit({ busy, failure, children }: { busy: boolean; failure: string | null; children: ReactNode }) {
  return (
    <>
      <FormError text={failure} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {children}
      </Button>
    </>
  );
}
