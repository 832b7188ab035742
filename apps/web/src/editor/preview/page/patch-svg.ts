/** Knows the markup of runs, which stand for all that is inside of them. */
export type Runs = {
  /** of a run on screen, or of the place that one is to take; undefined for any other node */
  markupOf: (node: Node) => string | undefined;
  /** an element of a run that stands nowhere yet */
  take: (markup: string) => Element;
  /** from now on this element shows that run */
  becomes: (node: Element, markup: string) => void;
};
export const noRuns: Runs = {
  markupOf: () => undefined,
  take: () => {
    throw new Error('there are no runs');
  },
  becomes: () => {},
};

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function syncAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

const sameAttributes = (old: Element, next: Element) =>
  old.attributes.length === next.attributes.length &&
  [...next.attributes].every(({ name, value }) => old.getAttribute(name) === value);

/**
 * Makes a drawing on screen equal to the next one and touches only what differs: a word that was typed is its line, and
 * what stands below it moves. To draw a whole page anew costs a browser several times as much. `next` is used up.
 */
export function patchSvg(old: Element, next: Element, runs: Runs = noRuns): void {
  const { markupOf, take, becomes } = runs;

  /** The same drawing, perhaps at another place: only their own attributes may differ. */
  function alike(a: Node, b: Node): boolean {
    const [was, is] = [markupOf(a), markupOf(b)];
    if (was !== undefined || is !== undefined) return was === is;
    if (!isElement(a) || !isElement(b)) return a.isEqualNode(b);
    if (a.nodeName !== b.nodeName || a.childNodes.length !== b.childNodes.length) return false;
    return [...a.childNodes].every((child, at) => same(child, b.childNodes[at]!));
  }
  const same = (a: Node, b: Node): boolean =>
    alike(a, b) && (!isElement(a) || !isElement(b) || markupOf(a) !== undefined || sameAttributes(a, b));

  /** `node` with its runs in their places. */
  function drawn(node: Node): Node {
    const markup = markupOf(node);
    if (markup !== undefined) return take(markup);
    for (const child of [...node.childNodes]) {
      const made = drawn(child);
      if (made !== child) node.replaceChild(made, child);
    }
    return node;
  }

  function patchNode(a: Node, b: Node): void {
    const [was, is] = [markupOf(a), markupOf(b)];
    if (was !== undefined && is !== undefined && isElement(a)) {
      // letter by letter: most of a line stays, a little further to the right
      patchSvg(a, take(is));
      becomes(a, is);
    } else if (was !== undefined || is !== undefined || !isElement(a) || !isElement(b) || a.nodeName !== b.nodeName)
      a.parentNode?.replaceChild(document.adoptNode(drawn(b)), a);
    else patchSvg(a, b, runs);
  }

  syncAttributes(old, next);
  const [was, is] = [[...old.childNodes], [...next.childNodes]];
  let head = 0;
  while (head < was.length && head < is.length && same(was[head]!, is[head]!)) head++;
  let tail = 0;
  const room = Math.min(was.length, is.length) - head;
  while (tail < room && alike(was[was.length - 1 - tail]!, is[is.length - 1 - tail]!)) tail++;

  for (let at = 1; at <= tail; at++) {
    const [a, b] = [was[was.length - at]!, is[is.length - at]!];
    if (isElement(a) && isElement(b) && markupOf(a) === undefined) syncAttributes(a, b);
  }
  const [middleWas, middleIs] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const both = Math.min(middleWas.length, middleIs.length);
  for (let at = 0; at < both; at++) patchNode(middleWas[at]!, middleIs[at]!);
  for (const node of middleWas.slice(both)) old.removeChild(node);
  const before = was[was.length - tail] ?? null;
  for (const node of middleIs.slice(both)) old.insertBefore(document.adoptNode(drawn(node)), before);
}
