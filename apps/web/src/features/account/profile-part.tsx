import { Button, Select, TextInput } from '@mantine/core';
import type { UserInfo } from '@verdant/contracts';
import { USERNAME } from '@verdant/contracts/constants';
import { currentLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { setUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useRules } from '../../ui/forms/rules.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import classes from './account.module.css';
import { AccountFacts } from './account-facts.tsx';
import { Card, Loaded } from './part.tsx';

export const ProfilePart = () => (
  <Loaded query={useCall('GET /user/info', {})}>
    {(info) => (
      <>
        <AccountFacts info={info} />
        <EditProfile key={`${info.username} ${info.nickname}`} info={info} />
      </>
    )}
  </Loaded>
);

function EditProfile({ info }: { info: UserInfo }) {
  const { t } = useTranslation(['account', 'common']);
  const rules = useRules();
  const form = useForm({
    initialValues: { username: info.username, nickname: info.nickname, language: currentLanguage() },
    validate: { username: rules.username, nickname: rules.nickname },
  });
  const { submit, busy, failure, forget } = useSubmit(async (values: typeof form.values) => {
    setUser(await call('POST /account/update', values));
    await refresh('GET /user/info');
    toast.good(t('account:profile.saved'));
  });
  return (
    <Card>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <TextInput
          label={t('account:profile.username')}
          description={t('account:profile.usernameHint', USERNAME)}
          autoComplete="username"
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('account:profile.nickname')}
          description={t('account:profile.nicknameHint')}
          autoComplete="nickname"
          {...form.getInputProps('nickname')}
        />
        <Select
          label={t('account:profile.letters')}
          data={(['en', 'zh'] as const).map((value) => ({ value, label: t(`common:${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <FormError text={failure} />
        <Button type="submit" loading={busy}>
          {t('account:profile.save')}
        </Button>
      </form>
    </Card>
  );
}
