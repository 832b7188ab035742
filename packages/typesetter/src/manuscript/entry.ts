import { filled } from './copy.ts';

/** What it is of: the id of an item, or the key of a field, and its period as it was written down, '' where it has none. */
export type Origin = { id: string; when: string };
/** `href` where the value is an address that leads somewhere; `level`, in steps, where it is to be shown in bars too. */
export type Pair = { label: string; value: string; href?: string; level?: number; of?: Origin };
export type Entry = {
  title: string;
  subtitle: string[];
  /** which of title (0) and subtitle (from 1) leads to an address, and to which */
  link: { at: number; href: string } | null;
  date: string;
  paragraphs: string[];
  pairs: Pair[];
  /** bullets, under a label of their own where it is not '' */
  lists: { label: string; items: string[] }[];
  of?: Origin;
};

/** A thing in both languages; null in the one that goes without it. */
export type Both<T> = { own: T | null; twin: T | null };

/** Without a title the first part of the subtitle takes its place; what is empty goes. */
export const entry = (more: Partial<Entry>): Entry => {
  const heads = [more.title ?? '', ...(more.subtitle ?? [])];
  const [title = '', ...rest] = heads.filter(filled);
  const { link = null } = more;
  return {
    date: '',
    paragraphs: [],
    ...more,
    title,
    subtitle: rest,
    link: link && { ...link, at: heads.slice(0, link.at).filter(filled).length },
    pairs: (more.pairs ?? []).filter((pair) => pair.value !== ''),
    lists: (more.lists ?? []).filter((list) => list.items.length > 0),
  };
};

/** The title and what stands below it, each with the address that it leads to. */
export const headsOf = ({ title, subtitle, link }: Entry): { text: string; href: string | null }[] =>
  [title, ...subtitle].map((text, at) => ({ text, href: link?.at === at ? link.href : null }));

export const holds = (found: Entry) =>
  found.title !== '' || found.date !== '' || found.paragraphs.length + found.pairs.length + found.lists.length > 0;
