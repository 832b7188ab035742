import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ProviderDone } from '@verdant/contracts';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { errorNameOf } from '../../../lib/api-error.ts';
import { paths, personCenter } from '../../../lib/paths.ts';
import { refresh } from '../../../lib/query-client.ts';
import { useGo } from '../../../lib/routing/use-navigation.ts';
import { useCurrent } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Submit } from '../../../ui/forms/fields.tsx';
import { useRules } from '../../../ui/forms/rules.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import classes from '../auth.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { CodeField } from '../code-field.tsx';
import { useArrive } from '../use-arrive.ts';
import { answerIn } from './answer-in.ts';

/** Where a provider sends people back to, by way of the server: asks it what their answer is worth, once. */
export function ProviderPage() {
  const { t } = useTranslation(['auth', 'common']);
  const [query] = useSearchParams();
  const answer = useMemo(() => answerIn(query), [query]);
  const goOn = useGoOn();
  const { error } = useQuery({
    queryKey: ['POST /login/provider', answer?.state],
    queryFn: async () => {
      const done = await call('POST /login/provider', answer!);
      await goOn(done);
      return done;
    },
    enabled: answer !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (errorNameOf(error) === 'secondFactor') return <SecondStep goOn={goOn} />;
  const reason = answer ? error?.message : t('auth:provider.noAnswer');
  if (!reason) return <AuthFrame title={t('auth:login.title')}>{t('common:loading')}</AuthFrame>;
  return <Failed reason={reason} />;
}

/** As whoever came in, or back to what is linked. */
function useGoOn() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const arrive = useArrive();
  return async ({ user, name, next }: ProviderDone) => {
    if (user) return arrive(user, new URLSearchParams(next ? { next } : {}));
    await refresh('GET /account/identity/list');
    toast.good(t('provider.linked', { name }));
    await go(personCenter('security'), { replace: true });
  };
}

function Failed({ reason }: { reason: string }) {
  const { t } = useTranslation('auth');
  const { user } = useCurrent();
  return (
    <AuthFrame title={user ? t('provider.notLinked') : t('provider.notSignedIn')}>
      <p className={classes.text} role="alert">
        {reason}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={user ? personCenter('security') : paths.login} replace>
          {user ? t('provider.back') : t('toLogin')}
        </Button>
      </div>
    </AuthFrame>
  );
}

/** The account has a second step, whoever vouches for the first. */
function SecondStep({ goOn }: { goOn: (done: ProviderDone) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const rules = useRules();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: { code: rules.secondCode } });
  const { submit, busy, failure, forget } = useSubmit(async ({ code }: typeof form.values) =>
    goOn(await call('POST /login/provider/code', { code: code.trim() })),
  );
  return (
    <AuthFrame title={t('login.title')}>
      <form className={classes.fields} noValidate onSubmit={form.onSubmit(submit, forget)}>
        <CodeField key={form.key('code')} {...form.getInputProps('code')} />
        <Submit busy={busy} failure={failure}>
          {t('login.submit')}
        </Submit>
      </form>
    </AuthFrame>
  );
}
