import { TextInput } from '@mantine/core';
import type { Signature } from '@verdant/contracts';
import { SIGNATURES, SIGNED_AT_MAX } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { Option, Segments } from './option.tsx';

/** Lines to sign on, and where and when: printed, or left to the pen. */
export const SignatureOption = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  return (
    <>
      <Segments<Signature>
        label={t('templates:signature')}
        value={style.signature ?? 'none'}
        options={SIGNATURES.map((value) => [value, t(`templates:signatures.${value}`)] as const)}
        onChange={(signature) => set({ signature })}
      />
      {style.signature === 'line' && (
        <Option label={t('templates:signedAt')}>
          <TextInput
            aria-label={t('templates:signedAt')}
            placeholder={t('templates:signedAtHint')}
            maxLength={SIGNED_AT_MAX}
            value={style.signedAt ?? ''}
            onChange={(event) => set({ signedAt: event.currentTarget.value }, 'style/signedAt')}
          />
        </Option>
      )}
    </>
  );
};
