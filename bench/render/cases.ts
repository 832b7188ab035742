import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { samples } from '@verdant/typesetter';

/** A two-page résumé in each language; `fresh` has every text changed, `edited` one word of one line. */
export const cases = ['en', 'zh'] as const satisfies Language[];
export type Case = (typeof cases)[number];
export const kinds = ['fresh', 'edited'] as const;
export type Kind = (typeof kinds)[number];

/** The style of a template, of the default one where none is named. */
export const styleIn = (template = 'slip'): ResumeStyle => styleOf(template);
export const style = styleIn();
const base = { en: ofLength(samples.en, 1.9), zh: ofLength(samples.zh, 2.2) };

const english =
  'delivery customer revenue pipeline quality metrics review launch partner region service budget research model analysis product market training process safety audit network release storage vendor workflow'.split(
    ' ',
  );
const chinese = [
  ...'的一是在有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处理世车',
];

/** mulberry32: the same documents for both engines, round by round. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Another text of about the same length: some of its words, characters and digits are exchanged. */
function another(text: string, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  return text
    .replace(/[a-z]{5,}/g, (word) => (random() < 0.5 ? pick(english) : word))
    .replace(/[\u4e00-\u9fff]/g, (char) => (random() < 0.35 ? pick(chinese) : char))
    .replace(/\d/g, (digit) => (random() < 0.5 ? String(Math.floor(random() * 10)) : digit));
}

function everyText(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return ['id', 'start', 'end', 'date', 'email'].includes(key) ? value : change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, everyText(item, change, name)]));
}

export const fresh = (name: Case, random: () => number): ResumeContent =>
  everyText(base[name], (text) => another(text, random)) as ResumeContent;

/** The base with a few letters more in a line of the second job, as somebody who types. */
export function edited(name: Case, turn: number): ResumeContent {
  const [first, second, ...rest] = base[name].work;
  const word = name === 'en' ? ` ${english[turn % english.length]}` : chinese[turn % chinese.length];
  const content = second!.content.map((line, i) => (i === 1 ? `${line}${word}${turn % 97}` : line));
  return { ...base[name], work: [first!, { ...second!, content }, ...rest] };
}

export const documentOf = (name: Case, kind: Kind, turn: number, random: () => number): ResumeContent =>
  kind === 'fresh' ? fresh(name, random) : edited(name, turn);
