import { generateKeyPairSync } from 'node:crypto';

const make = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const made = new Map<string, ReturnType<typeof make>>();

/** Gives one pair of keys after the other. Those of one owner are the same in a whole process: a pair takes half a second. */
export function rsaKeysOf(owner: string): () => ReturnType<typeof make> {
  let count = 0;
  return () => {
    const name = `${owner} ${count++}`;
    const pair = made.get(name) ?? make();
    made.set(name, pair);
    return pair;
  };
}
