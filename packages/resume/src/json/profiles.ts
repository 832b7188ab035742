import { type Basics, LIMITS, profileOf } from '@verdant/contracts';
import { uri } from './addresses.ts';
import { asList, asObject, asText } from './shapes.ts';

const line = (value: unknown) => asText(value, LIMITS.line).trim();
const isLinkedin = (profile: Record<string, unknown>) =>
  /linkedin/i.test(`${line(profile.network)} ${line(profile.url)}`);

/** The first LinkedIn address of a document, and its other profiles as rows. */
export function profilesFrom(listed: unknown): { linkedin: string; rows: string[] } {
  const all = asList(listed, LIMITS.tags).map(asObject);
  const rows = all
    .filter((profile) => !isLinkedin(profile))
    .flatMap((profile) => {
      const [network, value] = [line(profile.network), line(profile.url) || line(profile.username)];
      if (value === '') return [];
      // a network that its address tells need not be said
      const isTold = network === '' || profileOf(value, 'en').network.toLowerCase() === network.toLowerCase();
      return [(isTold ? value : `${network}: ${value}`).slice(0, LIMITS.line)];
    });
  return { linkedin: line(all.find(isLinkedin)?.url), rows };
}

/** Rows as the schema has them. */
export const profilesOf = ({ profiles = [] }: Basics): { network?: string; url?: string; username?: string }[] =>
  profiles
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const { network, value, isAddress } = profileOf(row, 'en');
      const url = isAddress ? uri(value) : '';
      return { ...(network && { network }), ...(url ? { url } : { username: value }) };
    });
