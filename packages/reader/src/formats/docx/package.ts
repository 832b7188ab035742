import { Failure } from '@verdant/contracts';
import { unzip } from '../unzip.ts';
import { type Element, elements, parseXml } from './xml.ts';

/** The parts of an Office file that we read. */
export type Package = {
  /** name of the document itself */
  main: string;
  /** name of the part of the main document that has this role (`styles`) */
  part: (role: string) => string | null;
  /** names of all parts that have it */
  parts: (role: string) => string[];
  /** undefined where there is no such part */
  xml: (name: string | null) => Element | undefined;
  /** name of the part that a relation of another leads to */
  target: (from: string, id: string) => string | null;
  /** addresses that lead out of the file, by relation */
  links: (from: string) => Map<string, string>;
};
type Relation = { id: string; role: string; target: string; outside: boolean };

const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|customXml\/item\d+\.xml|word\/(?:[^/]+\.xml|_rels\/[^/]+\.rels))$/i;

function resolve(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

/** Opens a Word file. Throws `Failure`: notSupported for other archives, damaged. */
export function openPackage(bytes: Uint8Array): Package {
  const files = unzip(bytes, (name) => PARTS.test(name));
  const parsed = new Map<string, Element>();
  const xml = (name: string | null): Element | undefined => {
    const file = name === null ? undefined : files.get(name);
    if (!name || !file) return undefined;
    const root = parsed.get(name) ?? parseXml(file);
    parsed.set(name, root);
    return root;
  };
  const relations = (from: string): Relation[] => {
    const at = from.lastIndexOf('/');
    const name = from === '' ? '_rels/.rels' : `${from.slice(0, at)}/_rels/${from.slice(at + 1)}.rels`;
    return elements(elements(xml(name))[0]).map(({ attributes }) => ({
      id: attributes.Id ?? '',
      role: (attributes.Type ?? '').split('/').at(-1)!,
      target: attributes.Target ?? '',
      outside: attributes.TargetMode === 'External',
    }));
  };
  const main =
    relations('')
      .find(({ role }) => role === 'officeDocument')
      ?.target.replace(/^\//, '') ?? 'word/document.xml';
  if (!files.has(main))
    throw new Failure(files.has('[Content_Types].xml') || files.size === 0 ? 'notSupported' : 'damaged');
  const inside = (from: string) => relations(from).filter(({ outside }) => !outside);
  const parts = (role: string) =>
    inside(main).flatMap((relation) => (relation.role === role ? [resolve(main, relation.target)] : []));
  return {
    main,
    xml,
    parts,
    part: (role) => parts(role)[0] ?? null,
    target: (from, id) => {
      const found = inside(from).find((relation) => relation.id === id);
      return found ? resolve(from, found.target) : null;
    },
    links: (from) =>
      new Map(relations(from).flatMap(({ id, target, outside }) => (outside ? [[id, target] as const] : []))),
  };
}
