import { filled } from './copy.ts';

/** `href` where the value is an address that leads somewhere. */
export type Pair = { label: string; value: string; href?: string };
export type Entry = {
  title: string;
  subtitle: string[];
  date: string;
  paragraphs: string[];
  pairs: Pair[];
  /** bullets, under a label of their own where it is not '' */
  lists: { label: string; items: string[] }[];
};

/** Without a title the first part of the subtitle takes its place; what is empty goes. */
export const entry = (more: Partial<Entry>): Entry => {
  const [title = '', ...rest] = [more.title ?? '', ...(more.subtitle ?? [])].filter(filled);
  return {
    date: '',
    paragraphs: [],
    ...more,
    title,
    subtitle: rest,
    pairs: (more.pairs ?? []).filter((pair) => pair.value !== ''),
    lists: (more.lists ?? []).filter((list) => list.items.length > 0),
  };
};

export const holds = (found: Entry) =>
  found.title !== '' || found.date !== '' || found.paragraphs.length + found.pairs.length + found.lists.length > 0;
