import { fieldOf, type ResumeContent, type UnassignedLine } from '@verdant/contracts';
import { plainContent } from '@verdant/resume';
import { allFields, type Field } from '../evidence/fields.ts';
import { fold, type Stream } from '../evidence/stream.ts';

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

/** The content that a document carries as its pages would say it: in plain words, its addresses as they stand there. */
export function asShown(carried: ResumeContent, stream: Stream): ResumeContent {
  const content = plainContent(carried);
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
 * Whether a carried content is what the document shows: every text of it stands there, and next to nothing stands there
 * besides. A page that somebody changed speaks for itself.
 */
export function agrees(
  { content, unfounded, unassigned }: { content: ResumeContent; unfounded: Field[]; unassigned: UnassignedLine[] },
  stream: Stream,
): boolean {
  const unsaid = unassigned.reduce((sum, { text }) => sum + fold(text).length, 0);
  return allFields(content).length > 0 && unfounded.every(maybeUnsaid) && unsaid <= MOST_UNSAID * stream.letters.length;
}
