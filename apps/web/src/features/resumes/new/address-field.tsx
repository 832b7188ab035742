import { Button, TextInput } from '@mantine/core';
import { ADDRESS_MAX } from '@verdant/contracts/constants';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCall } from '../../../lib/query-client.ts';
import classes from './new.module.css';

/** `given` is what was tried before, so that a slip can be mended. */
type Props = { given: string; onAddress: (address: string) => void };

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Takes the address of a JSON Resume file, where the operator lets the server fetch one. */
export function AddressField({ given, onAddress }: Props) {
  const { t } = useTranslation('resumes');
  const fetches = useCall('GET /site', {}, { staleTime: 3_600_000 }).data?.fetches;
  const [address, setAddress] = useState(given);
  const [wrong, setWrong] = useState(false);
  if (!fetches) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = address.trim();
    setWrong(!isWeb(text));
    if (isWeb(text)) onAddress(text);
  };
  return (
    <form className={classes.address} noValidate onSubmit={submit}>
      <TextInput
        type="url"
        inputMode="url"
        label={t('dialog.address')}
        description={t('dialog.addressHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder="https://example.com/resume.json"
        maxLength={ADDRESS_MAX}
        value={address}
        error={wrong && t('dialog.addressWrong')}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('dialog.fetch')}
      </Button>
    </form>
  );
}
