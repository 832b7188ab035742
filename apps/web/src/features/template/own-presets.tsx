import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Preset } from '@verdant/contracts';
import { lookOf } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { call } from '../../lib/api.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { askToSignUp } from '../../lib/sign-up.ts';
import { toastError } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { NameDialog } from '../../ui/dialog/name-dialog.tsx';
import { Option } from './option.tsx';
import classes from './template.module.css';

/** Looks that somebody keeps. A visitor's draft lasts a day, so they come with an account. */
export const OwnPresets = ({ draft }: { draft: boolean }) => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { data: own = [] } = useCall('GET /resume/preset/list', {}, { enabled: !draft });
  const [naming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Preset | null>(null);
  const done = async () => {
    await refresh('GET /resume/preset/list');
    setNaming(false);
    setLeaving(null);
  };
  const adding = useMutation({
    mutationFn: (name: string) => call('POST /resume/preset/add', { name, look: lookOf(style) }),
    onSuccess: done,
    onError: toastError,
  });
  const removing = useMutation({
    mutationFn: ({ id }: Preset) => call('GET /resume/preset/del', { id }),
    onSuccess: done,
    onError: toastError,
  });
  return (
    <Option label={t('templates:presetsOwn')}>
      <div className={classes.presets}>
        {own.map((preset) => (
          <span key={preset.id} className={classes.kept}>
            <Button size="compact-sm" variant="default" onClick={() => set(preset.look)}>
              {preset.name}
            </Button>
            <ActionIcon
              size={24}
              aria-label={t('templates:presetRemove', { name: preset.name })}
              onClick={() => setLeaving(preset)}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          </span>
        ))}
        <Button size="compact-sm" variant="subtle" onClick={() => (draft ? askToSignUp('more') : setNaming(true))}>
          {t('templates:presetKeep')}
        </Button>
      </div>
      {naming && (
        <NameDialog
          title={t('templates:presetKeep')}
          label={t('templates:presetName')}
          hint={t('templates:presetHint')}
          initial=""
          missing={t('templates:presetMissing')}
          action={t('templates:presetSave')}
          busy={adding.isPending}
          onSave={(name) => adding.mutate(name)}
          onClose={() => setNaming(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('templates:presetRemoveTitle')}
          text={t('templates:presetRemoveText', { name: leaving.name })}
          busy={removing.isPending}
          onConfirm={() => removing.mutate(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Option>
  );
};
