import type { Advice } from '@verdant/contracts';

/** The wording that asks least of the person: fewer words to confirm, then fewer gaps to fill, then the earlier. */
export const easier = <T extends Pick<Advice, 'confirm' | 'placeholders'>>(a: T, b: T): T => {
  if (a.confirm.length !== b.confirm.length) return b.confirm.length < a.confirm.length ? b : a;
  return b.placeholders.length < a.placeholders.length ? b : a;
};

const joined = (a: string, b: string, by: string) => (a.includes(b) ? a : `${a}${by}${b}`);

function asOne(group: Advice[], isKnown: (id: string) => boolean): Advice[] {
  const { rewrite, plain, placeholders, confirm } = group.reduce(easier);
  const distinct = group.filter(({ id }, index) => group.findIndex((one) => one.id === id) === index);
  const known = distinct.filter(({ id }) => isKnown(id));
  const cards = known.length > 0 ? known : distinct.slice(0, 1);
  const reasons = distinct.filter((one) => !cards.includes(one)).map(({ detail }) => detail);
  return cards.map((one, index) => ({
    ...one,
    rewrite,
    plain,
    placeholders,
    confirm,
    detail: (index === 0 ? reasons : []).reduce(
      (all, more) => ({ en: joined(all.en, more.en, ' '), zh: joined(all.zh, more.zh, '') }),
      one.detail,
    ),
  }));
}

/**
 * A model may speak of one text more than once, under several checks or in two answers: one wording stands for all of
 * it. What each check has to say stays its own; of a check that the rules did not find, the reason joins the first.
 */
export function onePerText(said: readonly Advice[], isKnown: (id: string) => boolean): Advice[] {
  const byPath = new Map<string, Advice[]>();
  for (const advice of said) byPath.set(advice.path, [...(byPath.get(advice.path) ?? []), advice]);
  return [...byPath.values()].flatMap((group) => asOne(group, isKnown));
}
