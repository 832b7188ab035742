import type { Token } from '../english-words.ts';

const PARTICLES = 'up|down|out|off|over|back|in|through|away|by|around|together';
const FUSED = new RegExp(`^([a-z]{2,8}?)-?(${PARTICLES})s?$`, 'i');
const PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');
/** Words between a verb and its particle: laid the whole book out. */
const REACH = 4;

/** Layout where somebody laid something out, roll-outs where it was rolled out: the deed and its noun in one word. */
export function isPhrasalNoun(word: string, tokens: readonly Token[]): boolean {
  const [, verb = '', particle = ''] = FUSED.exec(word) ?? [];
  if (verb === '') return false;
  return tokens.some(
    ({ keys: [base] }, at) =>
      base === verb.toLowerCase() &&
      tokens.slice(at + 1, at + 1 + REACH).some(({ text }) => text.toLowerCase() === particle.toLowerCase()),
  );
}

/** Likewise the other way about: a verb that stands with its particle, where the text has the noun. */
export function isVerbOfNoun(at: number, tokens: readonly Token[], words: ReadonlySet<string>): boolean {
  const [base = ''] = tokens[at]?.keys ?? [];
  return tokens
    .slice(at + 1, at + 1 + REACH)
    .some(({ text }) => PARTICLE.test(text) && [text, `${text}s`].some((end) => words.has(base + end.toLowerCase())));
}
