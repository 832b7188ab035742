import type { Reference } from '@verdant/contracts';
import { hasOrganisationWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { toText } from '../entries/items.ts';
import { trimEdges } from '../entries/pieces.ts';
import { styleOf, withoutBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findEmail, findPhone } from '../values/contacts.ts';
import { labelOf } from './contact-labels.ts';
import type { Draft } from './draft.ts';

type Read = Pick<Reference, 'name' | 'relation' | 'organization' | 'phone' | 'email'> & {
  told: string[];
  lines: Line[];
};
const nobody = (): Read => ({ name: '', relation: '', organization: '', phone: '', email: '', told: [], lines: [] });

const SEPARATOR = /\s{1,4}[|｜·•/]\s{1,4}|[|｜;；]|\s{2,}/;
const COMMA = /[,，]\s?/;
const LABELLED = /^([\p{L}][\p{L} -]{0,20}?) ?[:：] ?(.*)$/u;
/** What such a list says of anybody, behind a label. */
const LABELS: [keyof Reference, RegExp][] = [
  ['name', /^(?:name|姓名|证明人|推荐人)$/i],
  ['relation', /^(?:relation|relationship|position|title|job title|职务|职位|关系|与本人关系)$/i],
  ['organization', /^(?:organi[sz]ation|company|employer|institution|单位|工作单位|公司)$/i],
];
/** The end of what somebody said; a short form as `Ltd.` ends none. */
const SENTENCE = /(?<!\b(?:inc|ltd|co|corp|dr|prof))[.。!！?？][”"」]?$/iu;
/** Longer words are no value of a line: what was said of somebody. */
const LONGEST = 60;

/** What parts of a line say of a person, and what is told besides. */
function take(read: Read, part: string): void {
  let rest = part;
  for (const [key, find] of [
    ['email', findEmail],
    ['phone', findPhone],
  ] as const) {
    const span = find(rest);
    if (!span || read[key] !== '') continue;
    read[key] = span.value;
    rest = `${rest.slice(0, span.from)} ${rest.slice(span.to)}`;
  }
  const found = rest !== part;
  const text = trimEdges(rest);
  if (text === '' || (found && labelOf(text))) return;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  const named = LABELS.find(([, words]) => words.test(label))?.[0] as 'name' | 'relation' | 'organization' | undefined;
  if (named && value !== '' && read[named] === '') read[named] = value;
  else if (text.length > LONGEST) read.told.push(text);
  else if (read.name === '') read.name = text;
  else if (read.organization === '' && (read.relation !== '' || (hasOrganisationWord(text) && !hasTitleWord(text))))
    read.organization = text;
  else if (read.relation === '') read.relation = text;
  else read.told.push(text);
}

/** `Ida Holm, Operations manager, Fernhill Ltd`: values between commas, where none is a sentence. */
const inValues = (part: string): string[] => {
  const values = part.split(COMMA).filter((value) => value.trim() !== '');
  return values.length > 1 && values.length <= 4 && values.every((value) => value.length <= LONGEST / 2)
    ? values
    : [part];
};
const splitUp = (text: string): string[] =>
  withoutBullet(text)
    .split(SEPARATOR)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
const partsOf = (line: Line): string[] => line.cells.flatMap(({ text }) => splitUp(text));

const isWay = (text: string): boolean => findEmail(text) !== null || findPhone(text) !== null;
const hasWay = ({ text }: Line): boolean => isWay(text);

/** An entry under its name: below it a row of values, which may break, and then what was said. */
function headed(lines: Line[]): Read {
  const read = { ...nobody(), lines };
  const [head, ...body] = lines;
  const isTold = SENTENCE.test(toText(body)) && !body.some(hasWay);
  const row = isTold ? [] : body.slice(0, Math.max(1, body.findLastIndex(hasWay) + 1));
  for (const part of [...partsOf(head!), ...splitUp(row.map(({ text }) => text).join(' '))]) take(read, part);
  const said = toText(body.slice(row.length));
  if (said !== '') read.told.push(said);
  return read;
}

/** Entries under names that look as the first one does. */
function headedPeople(lines: Line[]): Read[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (styleOf(line) === styleOf(lines[0]!)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(headed);
}

/** A name and more, with a way to reach whoever it is, all in one line. */
function isRow(values: readonly string[]): boolean {
  const [name = '', ...more] = values;
  return more.length > 0 && !LABELLED.test(name) && !isWay(name) && more.some(isWay);
}

/** People line by line: another one begins behind a way to reach the one before. */
function peopleInRows(lines: Line[]): Read[] {
  const out: Read[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const values = partsOf(line).flatMap(inValues);
    const isReached = last !== undefined && (last.phone !== '' || last.email !== '');
    if (last === undefined || (isReached && (!values.some(isWay) || isRow(values)))) out.push(nobody());
    const read = out.at(-1)!;
    read.lines.push(line);
    for (const value of values) take(read, value);
  }
  return out;
}

function peopleIn(lines: Line[]): Read[] {
  const [first, second] = lines;
  const isHeaded = first !== undefined && second !== undefined && styleOf(first) !== styleOf(second);
  return isHeaded ? headedPeople(lines) : peopleInRows(lines);
}

/**
 * The people whom a section names, each with a way to be reached or with what they said below their name; null where it
 * names none, as one that says that they are named on request.
 */
export function parseReferences(lines: Line[]): Draft<Reference>[] | null {
  const people = peopleIn(lines.filter(({ text }) => text.trim() !== ''));
  const isOne = ({ name, relation, organization, phone, email, told }: Read) =>
    name !== '' &&
    name.length <= LONGEST &&
    [relation, organization, phone, email, ...told].some((value) => value !== '');
  const isKnown = ({ phone, email, told, relation }: Read) => phone || email || (relation === '' && told.length > 0);
  if (people.length === 0 || !people.every(isOne) || !people.some(isKnown)) return null;
  return people.map(({ told, lines: own, ...values }) => ({
    ...values,
    ...(told.length > 0 && { recommendation: told.join('\n') }),
    source: { lines: own, doubts: {} },
  }));
}
