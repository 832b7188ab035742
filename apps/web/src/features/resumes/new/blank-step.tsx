import { Button, Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Language } from '@verdant/contracts';
import { NAME_MAX } from '@verdant/contracts/constants';
import { currentLanguage } from '../../../i18n/index.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { refresh } from '../../../lib/query-client.ts';
import { useGo } from '../../../lib/routing/use-navigation.ts';
import { toastError } from '../../../lib/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import classes from './new.module.css';

export function BlankStep() {
  const { t } = useTranslation('resumes');
  const go = useGo();
  const form = useForm<{ name: string; language: Language }>({
    mode: 'uncontrolled',
    initialValues: { name: '', language: currentLanguage() },
    validate: {
      name: (name) => {
        if (!name.trim()) return t('dialog.nameMissing');
        return name.trim().length > NAME_MAX ? t('dialog.nameLong', { max: NAME_MAX }) : null;
      },
    },
  });
  const creation = useMutation({
    mutationFn: ({ name, language }: typeof form.values) =>
      call('POST /resume/manualAdd', { name: name.trim(), language }),
    onSuccess: async ({ resumeId }) => {
      await refresh('GET /resume/list');
      await go(paths.workspace(resumeId), { replace: true });
    },
    onError: toastError,
  });
  return (
    <form className={classes.blank} noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <TextInput
        label={t('dialog.name')}
        placeholder={t('dialog.nameHint')}
        size="md"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('dialog.language')} key={form.key('language')} {...form.getInputProps('language')}>
        <div className={classes.languages}>
          <Radio value="zh" label={t('languageOf.zh')} />
          <Radio value="en" label={t('languageOf.en')} />
        </div>
      </Radio.Group>
      <Button type="submit" size="md" loading={creation.isPending}>
        {t('dialog.create')}
      </Button>
    </form>
  );
}
