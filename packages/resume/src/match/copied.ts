import { hasHan } from '../text/words.ts';

/** So many words, or Chinese characters, in a row as in the description are no coincidence. Our judgement. */
const RUN = { words: 12, han: 24 };

const units = (text: string) => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}+#]+/gu) ?? [];

function* runs(text: string): Generator<string> {
  const all = units(text);
  const length = all.filter(hasHan).length * 2 > all.length ? RUN.han : RUN.words;
  for (let at = 0; at + length <= all.length; at += 1) yield all.slice(at, at + length).join(' ');
}

/** Tells which texts hold a run of the description word by word: pasted in, they show nothing that was done. */
export function copiedFrom(jobDescription: string): (text: string) => boolean {
  const known = new Set<string>();
  const all = units(jobDescription);
  for (const length of [RUN.words, RUN.han])
    for (let at = 0; at + length <= all.length; at += 1) known.add(all.slice(at, at + length).join(' '));
  return (text) => {
    for (const run of runs(text)) if (known.has(run)) return true;
    return false;
  };
}
