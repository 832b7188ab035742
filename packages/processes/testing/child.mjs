// The child of the tests: plain JavaScript, so that nothing has to be loaded first where packages are read as they were built.
import { serve } from '@verdant/processes/serve';

const MB = 2 ** 20;

/** Does what it is told (`Order`), good and bad. */
serve(({ do: what, text = '' }, note) => {
  if (what === 'throw') throw new Error(text);
  if (what === 'env') return Object.keys(process.env).join(' ');
  if (what === 'note') for (const word of text.split(' ')) note(word);
  const kept = [];
  const objects = [];
  while (what === 'spin');
  while (what === 'swell') kept.push(new Uint8Array(MB).fill(1));
  while (what === 'heap') objects.push(new Array(1000).fill(objects.length));
  return text;
});
