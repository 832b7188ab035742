import { typedHref } from '@verdant/contracts/constants';
import { useId, useState } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { useT } from '../use-t.ts';
import classes from './rich-text.module.css';

type Props = { href: string | null; onLink: (href: string | null) => void; onClose: () => void };

/** Asks where a link leads. Enter takes the address, Escape leaves all as it was. */
export const LinkForm = ({ href, onLink, onClose }: Props) => {
  const { t } = useT();
  const id = useId();
  const [typed, setTyped] = useState(href ?? '');
  const [wrong, setWrong] = useState(false);
  const take = () => {
    const address = typedHref(typed);
    if (address === null) setWrong(true);
    else onLink(address);
  };
  return (
    <div className={classes.form}>
      <label htmlFor={id}>{t('workspace:marks.address')}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: asked for by the person just now
        autoFocus
        type="url"
        inputMode="url"
        value={typed}
        placeholder="https://"
        autoComplete="off"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
          }
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') onClose();
        }}
      />
      {wrong && (
        <span id={`${id}-error`} className={classes.error} role="alert">
          {t('workspace:marks.wrong')}
        </span>
      )}
      <p className={classes.doing}>
        <TextButton onClick={take}>{t('workspace:marks.take')}</TextButton>
        {href !== null && <TextButton onClick={() => onLink(null)}>{t('workspace:marks.remove')}</TextButton>}
        <TextButton onClick={onClose}>{t('workspace:cancel')}</TextButton>
      </p>
    </div>
  );
};
