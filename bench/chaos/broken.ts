/** A promise of the product that was not kept. */
export class Broken extends Error {
  readonly invariant: string;

  constructor(invariant: string, detail: unknown) {
    super(`${invariant}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`);
    this.name = 'Broken';
    this.invariant = invariant;
  }
}

export function promise(kept: unknown, invariant: string, detail: unknown): asserts kept {
  if (!kept) throw new Broken(invariant, detail);
}
