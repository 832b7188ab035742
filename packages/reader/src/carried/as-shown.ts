import { fieldOf, type ResumeContent } from '@verdant/contracts';
import { plainContent } from '@verdant/resume';
import { collect } from '../evidence/collect.ts';
import { allFields, type Field } from '../evidence/fields.ts';
import { fold, type Stream } from '../evidence/stream.ts';
import { unassignedOf } from '../evidence/unassigned.ts';

/** Letters of a document that no field of the carried content says, outside headings, labels and dates. */
const MOST_UNSAID = 0.03;

/** What a page may draw or link to instead of saying it. */
const maybeUnsaid = ({ kind, path, key }: Field): boolean =>
  kind !== 'text' || key === 'level' || fieldOf(path)?.kind === 'link';

/** An address in the longest form that the page has: pages leave out `https://`, and the name of its site before it. */
function shownAddress(address: string, { keys }: Stream): string {
  const bare = address.replace(/https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  const forms = [address, bare, bare.replace(/^[^:：]*[:：]\s*/, '')];
  return forms.find((form) => keys.includes(fold(form))) ?? address;
}

function withShownAddresses(content: ResumeContent, stream: Stream): ResumeContent {
  const { basics } = content;
  const shown = (address: string) => shownAddress(address, stream);
  return {
    ...content,
    basics: {
      ...basics,
      homepage: shown(basics.homepage),
      linkedin: shown(basics.linkedin),
      ...(basics.profiles && { profiles: basics.profiles.map(shown) }),
    },
  };
}

/**
 * The content that a document carries, in plain words, where it is what the document shows: every text of it stands
 * there, and next to nothing stands there besides. Null otherwise: a page that somebody changed speaks for itself.
 */
export function asShown(
  carried: ResumeContent,
  stream: Stream,
  takeHeadings: (taken: Uint8Array) => void,
): ResumeContent | null {
  const content = withShownAddresses(plainContent(carried), stream);
  if (!allFields(content).length) return null;
  const { unfounded, taken } = collect(content, stream, new Map());
  if (!unfounded.every(maybeUnsaid)) return null;
  takeHeadings(taken);
  const unsaid = unassignedOf(stream, taken).reduce((sum, { text }) => sum + fold(text).length, 0);
  return unsaid <= MOST_UNSAID * stream.letters.length ? content : null;
}
