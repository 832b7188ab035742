import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import { fetchPublic } from '../platform/fetch-public/fetch-public.ts';
import type { Services } from '../services.ts';

const JSON_OR_TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|json))\s*(?:;|$)/i;
const NAME_MAX = 120;

/** The last part of the path, as people read it; the host where there is none. */
function nameIn({ pathname, hostname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? hostname;
  try {
    return decodeURIComponent(last).replaceAll('\0', '').slice(0, NAME_MAX);
  } catch {
    return last.slice(0, NAME_MAX);
  }
}

/** The file at an address that a person gave: see `fetchPublic`. Failures as there, 'invalid' for what is no address, 'addressOff'. */
export async function fileAt(
  { config: { importFromAddress: settings } }: Services,
  address: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (!settings.on) throw new Failure('addressOff');
  const text = address.trim();
  if (!URL.canParse(text)) throw new Failure('invalid', { field: 'address' });
  const { timeoutMs, allowed } = settings;
  const options = { timeoutMs, allowed, maxBytes: UPLOAD_MAX_BYTES, types: JSON_OR_TEXT };
  const { url, bytes } = await fetchPublic(new URL(text), options);
  return { name: nameIn(url), bytes };
}
