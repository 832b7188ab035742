import { Button, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import type { Input, Share } from '@verdant/contracts';
import { SHARE_PASSWORD_MIN } from '@verdant/contracts/constants';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDates } from '../../../lib/format/dates.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { PasswordField } from '../../../ui/forms/fields.tsx';
import classes from './share.module.css';

export type ShareSettings = Omit<Input<'POST /share/updateing'>, 'id' | 'resumeId' | 'archiveId'>;

const DAYS = ['never', '7', '30', '90'] as const;
const DAY_MS = 86_400_000;
const SLUG = /^(?=.{6,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const endOf = (until: string): string | null =>
  until === 'never' ? null : new Date(Date.now() + Number(until) * DAY_MS).toISOString();

type Props = {
  /** what the link is like now; null for a new one */
  share: Share | null;
  /** whether it shows a résumé, which may change, and not what was sent */
  ofResume: boolean;
  busy: boolean;
  /** said by the server about the address */
  addressTaken: string | null;
  onSave: (settings: ShareSettings) => void;
  onCancel?: () => void;
};

/** What a link shows, to whom and how long. Only what was changed is sent. */
export function ShareForm({ share, ofResume, busy, addressTaken, onSave, onCancel }: Props) {
  const { t } = useTranslation(['share', 'common']);
  const { day } = useDates();
  const kept = share?.expiresAt ? 'kept' : 'never';
  const [pinned, setPinned] = useState(share?.pinned ?? false);
  const [until, setUntil] = useState<string>(kept);
  const [password, setPassword] = useState('');
  const [slug, setSlug] = useState(share?.slug ?? '');
  const [pdf, setPdf] = useState(share?.pdf ?? true);
  const [contact, setContact] = useState(share?.contact ?? false);
  const [tried, setTried] = useState(false);

  const passwordFault =
    tried && password && password.length < SHARE_PASSWORD_MIN
      ? t('passwordShort', { least: SHARE_PASSWORD_MIN })
      : null;
  const slugFault = tried && slug && !SLUG.test(slug) ? t('addressWrong') : addressTaken;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const short = password && password.length < SHARE_PASSWORD_MIN;
    if (short || (slug && !SLUG.test(slug))) {
      (event.currentTarget.elements.namedItem(short ? 'password' : 'slug') as HTMLElement).focus();
      return;
    }
    onSave({
      pdf,
      contact,
      ...(ofResume && pinned !== (share?.pinned ?? false) ? { pinned } : {}),
      ...(until === kept ? {} : { expiresAt: endOf(until) }),
      ...(password ? { password } : {}),
      ...(slug === (share?.slug ?? '') ? {} : { slug: slug || null }),
    });
  };
  const ends = [
    ...(share?.expiresAt ? [{ value: 'kept', label: t('until.kept', { day: day(share.expiresAt) }) }] : []),
    ...DAYS.map((value) => ({ value, label: t(`until.${value}`) })),
  ];
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {ofResume && (
        <div>
          <span className={classes.label} id="share-shows">
            {t('shows')}
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby="share-shows"
            value={pinned ? 'pinned' : 'newest'}
            data={[
              { value: 'newest', label: t('newest') },
              { value: 'pinned', label: t('pinned') },
            ]}
            onChange={(value) => setPinned(value === 'pinned')}
          />
        </div>
      )}
      <Select
        label={t('ends')}
        data={ends}
        value={until}
        allowDeselect={false}
        onChange={(value) => setUntil(value ?? 'never')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        description={t(share?.hasPassword ? 'passwordKept' : 'passwordHint', { least: SHARE_PASSWORD_MIN })}
        value={password}
        maxLength={128}
        autoComplete="new-password"
        error={passwordFault}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {share?.hasPassword && (
        <Button variant="subtle" color="gray" className={classes.least} onClick={() => onSave({ password: null })}>
          {t('passwordOff')}
        </Button>
      )}
      <TextInput
        name="slug"
        label={t('address')}
        description={t('addressHint')}
        value={slug}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        leftSection={<span className={classes.before}>/s/</span>}
        leftSectionWidth={36}
        error={slugFault}
        onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
      />
      <Switch label={t('pdf')} checked={pdf} onChange={(event) => setPdf(event.currentTarget.checked)} />
      <Switch
        label={t('contact')}
        description={t('contactHint')}
        checked={contact}
        onChange={(event) => setContact(event.currentTarget.checked)}
      />
      <div className={dialog.actions}>
        {onCancel && (
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t(share ? 'save' : 'create')}
        </Button>
      </div>
    </form>
  );
}
