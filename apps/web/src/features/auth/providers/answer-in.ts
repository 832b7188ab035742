import type { ProviderAnswer, ProviderId } from '@verdant/contracts';
import { PROVIDERS } from '@verdant/contracts/constants';

const isProvider = (value: string | null): value is ProviderId => PROVIDERS.some((one) => one === value);

/** What a provider sent along; null where it can be nobody's answer. */
export function answerIn(query: URLSearchParams): ProviderAnswer | null {
  const provider = query.get('provider');
  const state = query.get('state');
  if (!isProvider(provider) || !state) return null;
  const said = { code: query.get('code'), error: query.get('error'), iss: query.get('iss') };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value));
  return { provider, state, ...given };
}
