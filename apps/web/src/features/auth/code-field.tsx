import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The code of a second step, asked for on its own or below the password. */
export function CodeField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('auth');
  return (
    <TextInput
      label={t('code')}
      description={t('codeHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="one-time-code"
      size="md"
      autoFocus
      {...props}
    />
  );
}
