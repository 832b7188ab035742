import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { toast } from '../../../../lib/toast.ts';
import dialog from '../../../../ui/dialog/dialog.module.css';
import shared from '../../account.module.css';
import classes from '../security.module.css';

/** The key, this once, and where an assistant calls with it. */
export function ShownKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      field.current?.select();
      toast.bad(t('keys.copyFailed'));
    }
  };
  return (
    <div className={classes.filling}>
      <p className={dialog.text}>{t('keys.shownText')}</p>
      <TextInput
        ref={field}
        label={t('keys.key')}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        classNames={{ input: classes.secret! }}
      />
      <p className={shared.note}>
        {t('keys.assistant')} <code className={classes.secret}>{`${location.origin}/api/mcp`}</code>
      </p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={() => void copy()} data-autofocus>
          {t(copied ? 'keys.copied' : 'keys.copy')}
        </Button>
        <Button onClick={onDone}>{t('keys.kept')}</Button>
      </div>
    </div>
  );
}
