const WORDS = 8;
const CHARACTERS = 14;

const words = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];
const characters = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

const runs = (units: readonly string[], length: number): Set<string> =>
  new Set(units.slice(length - 1).map((_, index) => units.slice(index, index + length).join(' ')));

const shares = (a: Set<string>, b: Set<string>) => [...a].some((run) => b.has(run));

/**
 * Whether a model repeats its instructions: eight words or fourteen Chinese characters in a row of
 * them. Such a text is about us and not about the résumé, so nobody is shown it.
 */
export function repeatsInstructions(text: string, instructions: string): boolean {
  return (
    shares(runs(words(text), WORDS), runs(words(instructions), WORDS)) ||
    shares(runs(characters(text), CHARACTERS), runs(characters(instructions), CHARACTERS))
  );
}
