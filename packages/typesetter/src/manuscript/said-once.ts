import { plainWords } from '@verdant/contracts';
import type { Both, Entry, Pair } from './entry.ts';
import type { Contact } from './links.ts';
import { withoutMark } from './without-mark.ts';

/** Letters and figures, whichever marks stand between them. */
const folded = (text: string): string =>
  plainWords(withoutMark(text))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
/** Whether two texts say the same in either language. */
export const alike = (a: string, b: string): boolean => a === b || folded(a) === folded(b);

/** `+86 138 0000 9046` is `138-0000-9046`. */
function isReach(a: Contact, b: Contact): boolean {
  if (a.kind !== 'phone') return alike(a.text, b.text) || (a.href !== null && a.href === b.href);
  const [x, y] = [a.text, b.text].map((text) => text.replace(/\D/g, '')) as [string, string];
  return x.length > 6 && y.length > 6 && (x.endsWith(y) || y.endsWith(x));
}

const labels = (own: string, twin: string): string =>
  own === '' || twin === '' || alike(own, twin) ? own || twin : `${own} ${twin}`;

/** A label or a value that is the same stands once: '' in the twin. */
function pair({ own, twin }: Both<Pair>): Both<Pair> {
  if (!own || !twin) return { own, twin };
  const said = { label: alike(own.label, twin.label), value: alike(own.value, twin.value) };
  if (said.label && said.value) return { own, twin: null };
  return { own, twin: { ...twin, ...(said.label && { label: '' }), ...(said.value && { value: '' }) } };
}

/** The twin without what its own says already; null where that is all. */
function entry({ own, twin }: Both<Entry>): Both<Entry> {
  if (!own || !twin) return { own, twin };
  const said = [own.title, ...own.subtitle];
  const isNew = (all: string[]) => (text: string) => !all.some((one) => alike(one, text));
  const shared = (one: Pair) => twin.pairs.find((other) => alike(one.value, other.value));
  const heads = [twin.title, ...twin.subtitle];
  const kept = heads.filter(isNew(said));
  const link = twin.link && kept.indexOf(heads[twin.link.at]!);
  const [title = '', ...subtitle] = kept;
  const left: Entry = {
    ...twin,
    title,
    subtitle,
    link: twin.link && link !== null && link >= 0 ? { ...twin.link, at: link } : null,
    paragraphs: twin.paragraphs.filter(isNew(own.paragraphs)),
    pairs: twin.pairs.filter((other) => !own.pairs.some((one) => alike(one.value, other.value))),
    lists: twin.lists
      .map((list, at) => ({ ...list, items: list.items.filter(isNew(own.lists[at]?.items ?? [])) }))
      .filter(({ items }) => items.length > 0),
  };
  const rest = kept.length + left.paragraphs.length + left.pairs.length + left.lists.length;
  return {
    own: { ...own, pairs: own.pairs.map((one) => ({ ...one, label: labels(one.label, shared(one)?.label ?? '') })) },
    twin: rest > 0 || left.date !== '' ? left : null,
  };
}

/** What both say stands once, in the own language. */
export const onlyOnce = { isReach, labels, pair, entry };
