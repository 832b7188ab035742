import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { Share } from '@verdant/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import classes from './share.module.css';
import { ShareForm } from './share-form.tsx';
import { ShareQr } from './share-qr.tsx';
import { useSaveShare, useWithdraw } from './use-share.ts';

const COPIED_MS = 2_000;

/** What a link is like, in words and in that order: what it shows, how it is guarded, how often it was opened. */
function useFacts(share: Share): string {
  const { t } = useTranslation('share');
  const { day } = useDates();
  const { expiresAt } = share;
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  return [
    t(`facts.${share.archiveId ? 'archive' : share.pinned ? 'pinned' : 'newest'}`),
    share.hasPassword && t('facts.locked'),
    expiresAt && (isOver ? t('facts.over') : t('facts.ends', { day: day(expiresAt) })),
    !share.pdf && t('facts.noPdf'),
    share.contact && t('facts.contact'),
    t('views', { count: share.views }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A link: to copy, to look at, as a QR code, to change, to withdraw. */
export function ShareCard({ share, heading = false }: { share: Share; heading?: boolean }) {
  const { t } = useTranslation('share');
  const [shown, setShown] = useState<'qr' | 'settings' | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const saving = useSaveShare(() => setShown(null));
  const withdrawing = useWithdraw();
  const facts = useFacts(share);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.url);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      field.current?.select();
      toast.bad(t('copyFailed'));
    }
  };
  const toggle = (what: 'qr' | 'settings') => setShown(shown === what ? null : what);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={classes.card}>
      {heading && <h2 className={classes.name}>{share.name}</h2>}
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.url}
          aria-label={t('linkTo', { name: share.name })}
          value={share.url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />} onClick={() => void copy()}>
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
        <Tooltip label={t('open')}>
          <ActionIcon component="a" href={share.url} target="_blank" rel="noopener" aria-label={t('open')}>
            <IconExternalLink {...icon} />
          </ActionIcon>
        </Tooltip>
      </div>
      <p className={classes.facts}>{facts}</p>
      <div className={classes.acts}>
        <Button variant="default" size="xs" aria-expanded={shown === 'qr'} onClick={() => toggle('qr')}>
          {t('qr')}
        </Button>
        <Button variant="default" size="xs" aria-expanded={shown === 'settings'} onClick={() => toggle('settings')}>
          {t('settings')}
        </Button>
        <Button
          variant="subtle"
          color="red.7"
          size="xs"
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate(share.id)}
        >
          {t('withdraw')}
        </Button>
      </div>
      {shown === 'qr' && <ShareQr url={share.url} name={share.name} />}
      {shown === 'settings' && (
        <ShareForm
          share={share}
          ofResume={share.resumeId !== null}
          busy={saving.isPending}
          addressTaken={saving.addressTaken}
          onSave={(settings) => saving.mutate({ id: share.id, ...settings })}
          onCancel={() => setShown(null)}
        />
      )}
    </li>
  );
}
