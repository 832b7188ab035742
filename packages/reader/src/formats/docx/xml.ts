import { Failure } from '@verdant/contracts';
import { SaxesParser } from 'saxes';

/** An element: names carry the usual prefix of their namespace, whatever the file calls it. Texts are strings. */
export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const MAX_DEPTH = 200;
const MAX_NODES = 400_000;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PREFIXES: Record<string, string> = {
  [WORD]: 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  [RELATIONS]: 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'urn:schemas-microsoft-com:vml': 'v',
};

const nameOf = (uri: string, local: string): string => (PREFIXES[uri] ? `${PREFIXES[uri]}:${local}` : local);

/**
 * Reads XML without entities of its own: a document type is refused, so nothing can be made to swell. Throws `Failure`
 * damaged.
 */
export function parseXml(bytes: Uint8Array): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  const refuse = (cause: unknown): never => {
    throw new Failure('damaged', { cause });
  };
  const add = (node: Element | string) => {
    if (++nodes > MAX_NODES) refuse(`more than ${MAX_NODES} nodes`);
    open.at(-1)!.children.push(node);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', refuse);
  parser.on('doctype', () => refuse('a document type'));
  parser.on('opentag', ({ uri, local, attributes }) => {
    const named = Object.values(attributes).map((a) => [nameOf(a.uri, a.local), a.value]);
    const element = { name: nameOf(uri, local), attributes: Object.fromEntries(named), children: [] };
    add(element);
    open.push(element);
    if (open.length > MAX_DEPTH) refuse(`nested deeper than ${MAX_DEPTH}`);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => add(text));
  parser.on('cdata', (text) => add(text));
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  parser.write(new TextDecoder(encoding).decode(bytes)).close();
  return root;
}

export const elements = (of: Element | undefined): Element[] =>
  (of?.children ?? []).filter((child): child is Element => typeof child !== 'string');

export const child = (of: Element | undefined, name: string): Element | undefined =>
  elements(of).find((each) => each.name === name);

/** `w:val` of a child; undefined where there is no such child or value. */
export const settingOf = (of: Element | undefined, name: string): string | undefined =>
  child(of, name)?.attributes['w:val'];

/** A switch such as `<w:b/>`: undefined where nothing is said. */
export function switchOf(of: Element | undefined, name: string): boolean | undefined {
  const found = child(of, name);
  if (!found) return undefined;
  return !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? 'true');
}

export const textIn = (of: Element): string =>
  of.children.map((each) => (typeof each === 'string' ? each : textIn(each))).join('');
