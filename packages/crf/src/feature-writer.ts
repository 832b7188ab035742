import type { Features } from './crf.ts';

const START = 0x811c9dc5;

/** FNV-1a over UTF-16 units, going on from `state`: what begins with the same words is hashed on from there. */
export function hashState(text: string, state: number = START): number {
  let hash = state;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The row of a feature whose whole name has been hashed. */
function rowOf(state: number, bits: number): number {
  const hash = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return ((hash >>> bits) ^ hash) & ((1 << bits) - 1);
}

/** The row of a feature by its name. */
export const hashOf = (text: string, bits: number): number => rowOf(hashState(text), bits);

const SPACE = ' '.charCodeAt(0);

/** Gathers the features of one place after another, each row once, without putting their names together. */
export class FeatureWriter {
  readonly #bits: number;
  readonly #seen: Int32Array;
  #rows = new Int32Array(256);
  #count = 0;
  #turn = 1;

  constructor(bits: number) {
    this.#bits = bits;
    this.#seen = new Int32Array(1 << bits);
  }

  #put(row: number): void {
    if (this.#seen[row] === this.#turn) return;
    this.#seen[row] = this.#turn;
    if (this.#count === this.#rows.length) {
      const rows = new Int32Array(this.#count * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#rows[this.#count++] = row;
  }

  /** A feature by its name, or by the state after its beginning and the rest of it. */
  add(name: string, state?: number): void {
    this.#put(rowOf(hashState(name, state), this.#bits));
  }

  /** A feature whose name ends in two words with a blank between them. */
  addPair(state: number, first: string, second: string): void {
    const before = Math.imul(hashState(first, state) ^ SPACE, 0x01000193);
    this.#put(rowOf(hashState(second, before), this.#bits));
  }

  /** Features whose rows are known. */
  addRows(rows: Features): void {
    for (let i = 0; i < rows.length; i++) this.#put(rows[i]!);
  }

  /** The features that were gathered; what is added next is of the next place. */
  take(): Features {
    this.#turn += 1;
    const taken = this.#rows.slice(0, this.#count);
    this.#count = 0;
    return taken;
  }

  /** The rows of these names alone. */
  rowsOf(names: readonly string[]): Features {
    for (const name of names) this.add(name);
    return this.take();
  }
}
