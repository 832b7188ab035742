const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function syncAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** The same drawing, perhaps at another place: only their own attributes may differ. */
function alike(old: Node, next: Node): boolean {
  if (!isElement(old)) return old.isEqualNode(next);
  if (old.nodeName !== next.nodeName || old.childNodes.length !== next.childNodes.length) return false;
  return [...old.childNodes].every((child, at) => child.isEqualNode(next.childNodes[at]!));
}

function patchNode(old: Node, next: Node): void {
  if (!isElement(old) || !isElement(next) || old.nodeName !== next.nodeName) {
    old.parentNode?.replaceChild(document.adoptNode(next), old);
    return;
  }
  patchSvg(old, next);
}

/**
 * Makes a drawing on screen equal to the next one and touches only what differs: a word that was typed is its line, and
 * what stands below it moves. To draw a whole page anew costs a browser several times as much. `next` is used up.
 */
export function patchSvg(old: Element, next: Element): void {
  syncAttributes(old, next);
  const [was, is] = [[...old.childNodes], [...next.childNodes]];
  let head = 0;
  while (head < was.length && head < is.length && was[head]!.isEqualNode(is[head]!)) head++;
  let tail = 0;
  const room = Math.min(was.length, is.length) - head;
  while (tail < room && alike(was[was.length - 1 - tail]!, is[is.length - 1 - tail]!)) tail++;

  for (let at = 1; at <= tail; at++) {
    const [a, b] = [was[was.length - at]!, is[is.length - at]!];
    if (isElement(a) && isElement(b)) syncAttributes(a, b);
  }
  const [middleWas, middleIs] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const both = Math.min(middleWas.length, middleIs.length);
  for (let at = 0; at < both; at++) patchNode(middleWas[at]!, middleIs[at]!);
  for (const node of middleWas.slice(both)) old.removeChild(node);
  const before = was[was.length - tail] ?? null;
  for (const node of middleIs.slice(both)) old.insertBefore(document.adoptNode(node), before);
}
