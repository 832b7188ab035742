import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { OwnTag } from '@verdant/contracts';
import { TAG_MAX, tagKey } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import classes from './tags.module.css';

const renew = () => refresh('GET /resume/list', 'GET /archive/list', 'GET /tag/list');

/** One tag: another name for it, or away with it, after a second press. */
function TagRow({ tag, all }: { tag: OwnTag; all: OwnTag[] }) {
  const { t } = useTranslation(['tags', 'common']);
  const [name, setName] = useState(tag.name);
  const [asked, setAsked] = useState(false);
  const renaming = useMutation({
    mutationFn: () => call('POST /tag/rename', { id: tag.id, name }),
    onSuccess: renew,
    onError: toastError,
  });
  const removal = useMutation({
    mutationFn: () => call('GET /tag/del', { id: tag.id }),
    onSuccess: async () => {
      await renew();
      toast.good(t('tags:removed', { name: tag.name }));
    },
    onError: toastError,
  });
  const changed = tagKey(name) !== '' && name.trim() !== tag.name;
  const joins = changed && all.some((other) => other.id !== tag.id && tagKey(other.name) === tagKey(name));
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) renaming.mutate();
        }}
      >
        <TextInput
          aria-label={t('tags:nameOf', { name: tag.name })}
          value={name}
          maxLength={TAG_MAX}
          description={joins ? t('tags:joins') : t('tags:on', { resumes: tag.resumes, archives: tag.archives })}
          inputWrapperOrder={['input', 'description']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {changed && (
          <Button type="submit" variant="default" loading={renaming.isPending}>
            {t('tags:rename')}
          </Button>
        )}
        {asked ? (
          <Button color="red.7" loading={removal.isPending} onClick={() => removal.mutate()} autoFocus>
            {t('tags:removeSure')}
          </Button>
        ) : (
          <ActionIcon size={40} aria-label={t('tags:remove', { name: tag.name })} onClick={() => setAsked(true)}>
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </form>
    </li>
  );
}

/** All tags of one's own: what is done here is done wherever a tag is. */
export function ManageTags({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tags');
  useReturnFocus();
  const { data = [] } = useCall('GET /tag/list', {});
  return (
    <Dialog opened size="md" onClose={onClose} title={t('manage')}>
      <p className={classes.what}>{t('manageWhat')}</p>
      <ul className={classes.rows}>
        {data.map((tag) => (
          <TagRow key={`${tag.id}/${tag.name}`} tag={tag} all={data} />
        ))}
      </ul>
      {data.length === 0 && <p className={classes.what}>{t('none')}</p>}
    </Dialog>
  );
}
