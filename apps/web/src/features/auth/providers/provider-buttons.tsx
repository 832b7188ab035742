import { Button } from '@mantine/core';
import type { SignInProvider } from '@verdant/contracts';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { wantedFrom, wantsMore } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { ProviderIcon } from '../../../ui/provider-icon.tsx';
import classes from '../auth.module.css';
import { Terms } from '../terms.tsx';

type Props = {
  /** to sign up only those are of use that can make an account */
  signsUp?: boolean;
  /** whether a way that is no form stands above it: one word parts them all */
  follows?: boolean;
  onPress: () => void;
};

/** Other sites that say who somebody is; nothing where none is set up. */
export function ProviderButtons({ signsUp = false, follows = false, onPress }: Props) {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const { data } = useCall('GET /login/provider/list', {}, { staleTime: Number.POSITIVE_INFINITY });
  const { submit, busy, failure } = useSubmit(async ({ id }: SignInProvider) => {
    onPress();
    const next = wantsMore(query) ? { next: wantedFrom(query) } : {};
    const { url } = await call('POST /login/provider/begin', { provider: id, ...next });
    location.assign(url);
  });
  const offered = (data ?? []).filter(({ proves }) => proves || !signsUp);
  if (!offered.length) return null;
  const makes = !signsUp && offered.some(({ proves }) => proves);
  return (
    <div className={classes.other}>
      {!follows && <div className={classes.or}>{t('provider.or')}</div>}
      <FormError text={failure} />
      {offered.map((provider) => (
        <Button
          key={provider.id}
          variant="default"
          size="lg"
          fullWidth
          disabled={busy}
          leftSection={<ProviderIcon id={provider.id} />}
          onClick={() => void submit(provider)}
        >
          {t('provider.goOn', { name: provider.name })}
        </Button>
      ))}
      {makes && <Terms lead={t('provider.new')} />}
    </div>
  );
}
