import { LIST_SECTIONS, plainWords, type ResumeContent } from '@verdant/contracts';

export type Tally = { right: number; all: number };
/** By field: `basics/name`, `work/company`; a list counts once for each of its values. */
export type Tallies = Map<string, Tally>;

/** Pages leave out the scheme of an address, and how wide a space is says nothing. */
const same = (text: string): string =>
  plainWords(text)
    .replace(/https?:\/\/(?:www\.)?|\/(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) =>
    typeof each === 'string' && each !== '' ? [same(each)] : [],
  );

type Item = Record<string, unknown>;

function count(field: string, made: unknown, read: unknown, tallies: Tallies): number {
  const found = textsOf(read);
  const tally = tallies.get(field) ?? { right: 0, all: 0 };
  let right = 0;
  for (const text of textsOf(made)) {
    const at = found.indexOf(text);
    if (at >= 0) found.splice(at, 1);
    right += at >= 0 ? 1 : 0;
    tally.all += 1;
  }
  tally.right += right;
  tallies.set(field, tally);
  return right;
}

const countItem = (name: string, made: Item, read: Item, tallies: Tallies): number =>
  Object.entries(made).reduce(
    (sum, [key, value]) => sum + (key === 'id' ? 0 : count(`${name}/${key}`, value, read[key], tallies)),
    0,
  );

/** Adds to `tallies` how many values of what was printed came back as they were, entries beside the ones most like them. */
export function compare(made: ResumeContent, read: ResumeContent, tallies: Tallies): void {
  countItem('basics', made.basics, read.basics, tallies);
  countItem('intention', made.intention, read.intention, tallies);
  for (const key of LIST_SECTIONS) {
    const left = [...(read[key] as unknown as Item[])];
    for (const item of made[key] as unknown as Item[]) {
      const likeness = left.map((other) => countItem(key, item, other, new Map()));
      const most = Math.max(0, ...likeness);
      const [like = {}] = most > 0 ? left.splice(likeness.indexOf(most), 1) : [];
      countItem(key, item, like, tallies);
    }
  }
}
