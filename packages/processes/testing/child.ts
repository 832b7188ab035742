import { serve } from '../src/serve.ts';

export type Order = { do: 'echo' | 'note' | 'spin' | 'swell' | 'heap' | 'throw' | 'env'; text?: string };

const MB = 2 ** 20;

/** Does what it is told, good and bad. */
serve<Order, string, string>(({ do: what, text = '' }, note) => {
  if (what === 'throw') throw new Error(text);
  if (what === 'env') return Object.keys(process.env).join(' ');
  if (what === 'note') for (const word of text.split(' ')) note(word);
  const kept: Uint8Array[] = [];
  const objects: object[] = [];
  while (what === 'spin');
  while (what === 'swell') kept.push(new Uint8Array(MB).fill(1));
  while (what === 'heap') objects.push(new Array(1000).fill(objects.length));
  return text;
});
