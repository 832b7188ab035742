import { parseAst } from 'vite';

type Node = { type: string; start: number; end: number; id?: { name: string }; body?: Node };

function functionsIn(node: unknown, found: Node[] = []): Node[] {
  if (typeof node !== 'object' || node === null) return found;
  if ((node as Node).type === 'FunctionDeclaration') found.push(node as Node);
  for (const inner of Object.values(node)) functionsIn(inner, found);
  return found;
}

/** Empties functions that nothing here calls, whatever hangs on them goes with them. One that is called after all says so. */
export function leaveOut(code: string, names: readonly string[]): string {
  const functions = functionsIn(parseAst(code));
  const bodies = names.map((name) => {
    const [only, ...more] = functions.filter(({ id }) => id?.name === name);
    if (!only?.body || more.length > 0) throw new Error(`left out: a package no longer has one function ${name}`);
    return only.body;
  });
  return bodies
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}{throw Error("left out")}${left.slice(end)}`, code);
}
