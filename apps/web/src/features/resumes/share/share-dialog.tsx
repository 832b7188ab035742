import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCall } from '../../../lib/query-client.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import classes from './share.module.css';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { ALL_SHARES, useSaveShare } from './use-share.ts';

type Props = { of: { resumeId: string } | { archiveId: string }; name: string; onClose: () => void };

/** The links of one résumé or archive; without any, the form for the first. */
export function ShareDialog({ of, name, onClose }: Props) {
  const { t } = useTranslation(['share', 'common']);
  useReturnFocus();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useCall('GET /share/list', ALL_SHARES);
  const saving = useSaveShare(() => setAdding(false));
  const ofResume = 'resumeId' in of;
  const own = data?.items.filter((one) => (ofResume ? one.resumeId === of.resumeId : one.archiveId === of.archiveId));
  const isFirst = own?.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('share:title', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      <p className={dialog.text}>{t(ofResume ? 'share:why' : 'share:whyArchive')}</p>
      {!own && !error && <div className={classes.waiting} aria-busy="true" />}
      {!own && error && (
        <div role="alert">
          <p className={dialog.text}>{error.message}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {own && own.length > 0 && (
        <ul className={classes.cards}>
          {own.map((share) => (
            <ShareCard key={share.id} share={share} />
          ))}
        </ul>
      )}
      {own &&
        (adding || isFirst ? (
          <ShareForm
            share={null}
            ofResume={ofResume}
            busy={saving.isPending}
            addressTaken={saving.addressTaken}
            onSave={(settings) => saving.mutate({ ...of, ...settings })}
            onCancel={isFirst ? onClose : () => setAdding(false)}
          />
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('share:another')}
          </Button>
        ))}
    </Modal>
  );
}
