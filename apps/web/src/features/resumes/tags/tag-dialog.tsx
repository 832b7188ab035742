import { Button, TagsInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { MAX_TAGS_OF_ONE, TAG_MAX, tagKey, tagName } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { toastError } from '../../../lib/toast.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';

type Props = {
  of: Pick<Input<'POST /tag/set'>, 'resumeId' | 'archiveId'>;
  name: string;
  tags: string[];
  onClose: () => void;
};

/** What one résumé or archive is tagged with; tags that are there already are offered. */
export function TagDialog({ of, name, tags, onClose }: Props) {
  const { t } = useTranslation(['tags', 'common']);
  useReturnFocus();
  const [chosen, setChosen] = useState(tags);
  const [typed, setTyped] = useState('');
  const all = useCall('GET /tag/list', {});
  const known = (all.data ?? []).map((tag) => tag.name);
  // a spelling that is there already stands for all of them
  const spelled = (names: string[]) =>
    [...new Map(names.map((one) => [tagKey(one), one] as const).reverse())]
      .reverse()
      .map(([key, one]) => known.find((other) => tagKey(other) === key) ?? tagName(one))
      .filter(Boolean);
  const saving = useMutation({
    mutationFn: () => call('POST /tag/set', { ...of, names: spelled([...chosen, typed].filter((one) => tagKey(one))) }),
    onSuccess: async () => {
      await refresh('GET /resume/list', 'GET /archive/list', 'GET /tag/list');
      onClose();
    },
    onError: toastError,
  });
  const full = chosen.length >= MAX_TAGS_OF_ONE;
  return (
    <Dialog opened onClose={onClose} title={t('tags:title', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <TagsInput
          label={t('tags:label')}
          description={t(full ? 'tags:full' : 'tags:hint', { max: MAX_TAGS_OF_ONE })}
          data={known}
          value={chosen}
          onChange={(names) => setChosen(spelled(names))}
          searchValue={typed}
          onSearchChange={(value) => setTyped(value.slice(0, TAG_MAX))}
          maxTags={MAX_TAGS_OF_ONE}
          splitChars={[',', '，', '、', ';', '；']}
          comboboxProps={{ withinPortal: true }}
          data-autofocus
        />
        <div className={dialog.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('tags:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
