import { type Basics, type Intention, profileOf } from '@verdant/contracts';
import { alternation, anyOf, documentNames, hasTitleWord, nameLabels } from '@verdant/lexicon/vocabulary';
import { trimEdges } from '../entries/pieces.ts';
import { isBarePaper } from '../fields/honours/papers-told.ts';
import { isNarrow, ranOut } from '../layout/line-width.ts';
import { withoutBullet } from '../sections/styles.ts';
import { isCjk, joinLines } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { findEmail, findOwnUrl, findPhone, isBareNumber, isLandline, isMobile, type Span } from '../values/contacts.ts';
import { isLocation, isRegistration, isStreet, residence } from '../values/locations.ts';
import { toDate } from '../values/parse-dates.ts';
import { withPostcode } from '../values/postcodes.ts';
import { isAddress, residenceIn, WISH, wishIn } from './address/is-address.ts';
import { placeBeside } from './address/place-beside.ts';
import { isSkillLabel, labelOf } from './contact-labels.ts';
import { isOfPerson, partsBesidePersonal, takePersonal } from './personal.ts';
import { factsBySpaces } from './spaced-facts.ts';

export type Contact = {
  basics: Omit<Basics, 'name' | 'introduction'>;
  links: string[];
  headline: string;
  intention: Intention;
  schooling: { school: string; degree: string; major: string; graduated: string };
  /** What stands behind the label of certificates, a text each. */
  certificates: string[];
  /** What stands behind the label of skills, a text each. */
  skills: string[];
  /** A label said that the number is one to call. */
  isPhoneTold: boolean;
  /** A label said that somebody lives there. */
  isAddressTold: boolean;
  rest: string[];
};

const SEPARATOR =
  /\s+[|｜•·‧⋅∙~♦◆❖●■▪∕⁄]\s*|\s+(?=\p{So}\s)|\s*[|｜;；]\s*|\s{2,}|(?<!\d)\s[-–—]\s(?!\d{3} ?\d{2,3}$)|\s[-–—]\s(?!\d)|,\s+(?=[\w.+-]+@|https?:|www\.|[\w-]+\.(?:com|io|me|dev|cn)\b|(?!\d{4,5}-\d{3} \p{Lu})\+?\d[\d\s()-]{6,})|\s+(?=[\u4e00-\u9fff]{2,6}[:：])/u;
const LABELLED = /^([\p{L}](?:[\p{L}. -]|\s\/\s){0,30}?)\s*[:：]\/{0,2}\s*(.*)$/u;

/** A label that stands in its own column or above its value, without a sign: `Address Porto, Portugal`. */
const SPACED_LABEL = /^(\p{L}{3,12})\s+(\S.*)$/u;

const LINK_LABEL = /^(\p{Script=Han}{2,6}|\p{L}{3,12})\s+(\S+)$/u;

/** What the document calls itself is no data. */
const document = anyOf(documentNames, { at: 'whole' });
/** Labels of any address, which name no network. */
const anyLink =
  /^(?:links?|web(?:site|page)?|url|home ?page|profiles?|portfolio|blog|social|online|个人|网|主页|链接|博客|作品)/iu;
const NAME_LABEL = new RegExp(`^${alternation(nameLabels)}\\s*[:：]\\s*`, 'iu');

const emptyContact = (): Contact => ({
  basics: { email: '', phone: '', address: '', linkedin: '', homepage: '' },
  links: [],
  headline: '',
  intention: { position: '', city: '', salary: '', availability: '', industry: '' },
  schooling: { school: '', degree: '', major: '', graduated: '' },
  certificates: [],
  skills: [],
  isPhoneTold: false,
  isAddressTold: false,
  rest: [],
});

/** `宁波 · 鄞州（可外派）`: the parts of one place, and what stands in brackets behind it. */
const PLACE = /^([^\s（()）]{2,12}(?: [·・] ?[^\s（()）]{2,12}){1,2})(?:[（(]([^（()）]{1,20})[)）])?$/u;

/** What a cell says in turn: a place whose parts are kept apart by dots is one. */
const apart = (text: string): string[] => {
  const [, place, more] = text.match(PLACE) ?? [];
  if (place && isLocation(place)) return [place, more ?? ''];
  // certificates and skills behind their label are a list with signs of its own
  const label = LABELLED.exec(text)?.[1] ?? '';
  return labelOf(label) === 'certificates' || isSkillLabel(label) ? [text] : text.split(SEPARATOR);
};

/** The parts of a contact line: cells, then what stands between separators. */
const partsOf = (line: Line): string[] =>
  line.cells
    .flatMap((cell) => apart(withoutBullet(cell.text).trim()))
    .flatMap(factsBySpaces)
    .map((p) => p.replace(/^[|｜•·~,，\s\p{So}]+|[|｜•·~,，;；\s]+$/gu, '').trim())
    .filter((p) => /[\p{L}\p{N}]/u.test(p) && !document.test(p));

export const startsWithLabel = (text: string): boolean => labelOf(text.match(LABELLED)?.[1] ?? '') !== undefined;

/** True where a part of the line stands behind a label of contact data or of a job intention. */
export const hasLabel = (line: Line): boolean => partsOf(line).some(startsWithLabel);

function addLink(out: Contact, url: string): void {
  const taken = [out.basics.homepage, out.basics.linkedin, ...out.links];
  if (taken.includes(url)) return;
  const isLinkedin = /(?:^|[/.])linkedin\./i.test(url);
  if (isLinkedin && !out.basics.linkedin) out.basics.linkedin = url;
  else if (!out.basics.homepage && !isLinkedin) out.basics.homepage = url;
  else out.links.push(url);
}

/** `12 Mill Lane, Leeds Tel`, of which the number was taken. */
const withoutLabelBehind = (text: string): string => {
  const [, before, label] = text.match(/^(.{2,160}?)[,，]?\s+([\p{L}.]{1,9})[:：]?$/u) ?? [];
  return before && ['phone', 'email'].includes(labelOf(label!.replace(/\.$/, '')) ?? '') ? trimEdges(before) : text;
};

/** Values of a part that can be told by their form; what stands beside them is given back. */
function byForm(out: Contact, part: string, isTold = false): { found: boolean; left: string[] } {
  const left: string[] = [part];
  let found = false;
  // of two numbers behind one label (`电话：… （找不到我打家里 …）`) the first is the one to call
  let isFirst = true;
  const each = (find: (text: string) => Span | null, use: (value: string) => void) => {
    for (let i = 0; i < left.length; i++) {
      const span = find(left[i]!);
      if (!span) continue;
      found = true;
      use(span.value);
      left.splice(i, 1, left[i]!.slice(0, span.from), left[i]!.slice(span.to));
      i--;
    }
  };
  const once = (key: 'email' | 'phone') => (value: string) => {
    const isOwn = isTold && isFirst;
    if (key === 'phone') isFirst = false;
    if (!out.basics[key]) out.basics[key] = value;
    // a line at home or at work is answered by others, too
    else if (key === 'phone' && isMobile(value) && isLandline(out.basics.phone)) {
      out.rest.push(out.basics.phone);
      out.basics.phone = value;
    } else if (key === 'phone' && isMobile(out.basics.phone) && isLandline(value)) out.rest.push(value);
    else if (
      key === 'phone' &&
      ((isOwn && !out.isPhoneTold) || (isBareNumber(out.basics.phone) && value.startsWith('+')))
    ) {
      out.rest.push(out.basics.phone);
      out.basics.phone = value;
    } else if (out.basics[key] !== value) out.rest.push(value);
  };
  each(findEmail, once('email'));
  each(findOwnUrl, (value) => addLink(out, value));
  each(findPhone, once('phone'));
  out.isPhoneTold ||= isTold && out.basics.phone !== '';
  return { found, left: left.map((text) => withoutLabelBehind(trimEdges(text))).filter(Boolean) };
}

const PERMANENT = /^(?:permanent|native)\b/iu;

/** The first address behind a label, before any that stands without one. */
function addAddress(out: Contact, told: string, label: string): void {
  if (out.isAddressTold) return;
  // where the family lives, below where the person does
  if (out.basics.address && PERMANENT.test(label)) return void out.rest.push(told);
  const value = told.replace(WISH, '');
  if (value !== told) out.rest.push(wishIn(told));
  if (out.basics.address && !value.includes(out.basics.address)) out.rest.push(out.basics.address);
  out.basics.address = value;
  out.isAddressTold = true;
}

/** `知乎：桐桐`: a name on a network says nothing without the network. */
function namedProfile(label: string, value: string): string {
  const row = `${label}: ${value}`;
  return profileOf(row, 'en').isNamed && !anyLink.test(label) ? row : value;
}

function takeLabelled(out: Contact, label: string, value: string): boolean {
  const key = labelOf(label);
  if (value && isSkillLabel(label)) return out.skills.push(value) > 0;
  if (!key || !value) return false;
  if (key === 'address') addAddress(out, value, label);
  else if (key === 'certificates') out.certificates.push(value);
  else if (key === 'school' || key === 'degree' || key === 'major') out.schooling[key] ||= value;
  else if (key === 'graduated') {
    if (!toDate(value)) return false;
    out.schooling.graduated ||= toDate(value);
  } else if (key === 'phone' || key === 'email' || key === 'link') {
    const { found, left } = byForm(out, value, key === 'phone');
    if (found) out.rest.push(...left.filter((text) => text.length > 2));
    else if (key === 'link') out.links.push(namedProfile(label, value));
    else if (key === 'phone' && !out.basics.phone && /\d{3}|[xX*]{3}/.test(value)) out.basics.phone = value;
    else return false;
  } else out.intention[key] ||= value;
  return true;
}

const isMoreAddress = (text: string): boolean =>
  text.length <= 60 &&
  !startsWithLabel(text) &&
  !hasTitleWord(text) &&
  [findEmail, findOwnUrl, findPhone].every((find) => find(text) === null);

function takePart(out: Contact, part: string, header: boolean, before: string, isBesideSex: boolean): void {
  if (takePersonal(out.basics, part, isBesideSex)) return;
  // a label above its value
  if (labelOf(part) === 'address') return;
  if (labelOf(before) === 'address' && !out.isAddressTold && isMoreAddress(part))
    return void addAddress(out, part, before);
  const labelled = part.match(LABELLED);
  if (labelled && takeLabelled(out, labelled[1]!, labelled[2]!.trim())) return;
  const spaced = part.match(SPACED_LABEL);
  if (spaced && labelOf(spaced[1]!) === 'address' && isAddress(spaced[2]!) && takeLabelled(out, spaced[1]!, spaced[2]!))
    return;
  // `博客 lin.example`: an address by its label, whatever it ends in
  const link = part.match(LINK_LABEL);
  if (link && labelOf(link[1]!) === 'link' && findOwnUrl(link[2]!) && takeLabelled(out, link[1]!, link[2]!)) return;
  const { found, left } = byForm(out, part);
  for (const text of found ? left : [trimEdges(part)]) {
    if (!/[\p{L}\p{N}]/u.test(text) || (found && (labelOf(text) || /^[@\w.-]{1,3}$/.test(text)))) continue;
    // Street and city under each other are one address.
    const follows =
      out.basics.address !== '' &&
      out.basics.address === before &&
      isStreet(before) &&
      !isStreet(text) &&
      !isRegistration(text) &&
      !labelOf(text.replace(/\.$/, ''));
    if (
      follows &&
      (isLocation(text) || (text.length <= 40 && /^[\p{Lu}\d\p{Script=Han}][^@]*$/u.test(text) && !hasTitleWord(text)))
    )
      out.basics.address = `${before} ${text}`;
    else if (!out.basics.address && residence(text) && isAddress(residence(text)!))
      out.basics.address = residence(text)!;
    else if (!out.basics.address && isAddress(text)) out.basics.address = text;
    else if (!out.basics.address && WISH.test(text) && isAddress(text.replace(WISH, ''))) {
      out.basics.address = text.replace(WISH, '');
      out.rest.push(wishIn(text));
    } else if (header && !out.headline && hasTitleWord(text) && text.length <= 80 && !isBarePaper(text))
      out.headline = text;
    else out.rest.push(text);
  }
}

/** 霍邱县, 城关镇: what a place may go on with in the next line. */
const REST_OF_PLACE = /^\p{Script=Han}{1,8}(?:[区县市旗镇乡村路街]|街道|小区)$/u;

/** Contact data of the lines above the first heading and of contact sections. */
export function readContact(header: Line[], sections: Line[], name: string): Contact {
  const out = emptyContact();
  const isName = (part: string) =>
    part.replace(NAME_LABEL, '') === name || (part !== '' && ` ${name} `.includes(` ${part} `));
  let beside: string | null = null;
  for (const [lines, head] of [
    [header, true],
    [sections, false],
  ] as const) {
    let before = '';
    let open: '' | ',' | null = null;
    for (const [at, line] of lines.entries()) {
      const parts = partsOf(line)
        .flatMap(partsBesidePersonal)
        .filter((part) => !isName(part));
      beside ??= head ? placeBeside(parts) : null;
      if (open !== null && parts.length && isMoreAddress(parts[0]!))
        out.basics.address = joinLines(out.basics.address + open, parts.shift()!);
      const ofPerson = isOfPerson(parts);
      for (const part of parts) {
        takePart(out, part, head, before, ofPerson);
        before = trimEdges(part);
      }
      const next = lines[at + 1];
      const isLast = out.basics.address !== '' && parts.at(-1)?.endsWith(out.basics.address) === true;
      // an address that broke at its comma, or behind its label for want of room
      const ran =
        next &&
        ranOut(line, next) &&
        !/[:：]/.test(next.text) &&
        (isNarrow(line) || (isCjk(next.text) && (/\d/.test(next.text) || REST_OF_PLACE.test(next.text.trim()))));
      const broke = ran && startsWithLabel(parts.at(-1) ?? '');
      open = !isLast ? null : /[,，]$/.test(line.text.trim()) ? ',' : broke ? '' : null;
    }
  }
  out.basics.address ||= [...header, ...sections].map(({ text }) => residenceIn(text)).find(Boolean) ?? '';
  if (!out.basics.address && beside && out.rest.includes(beside)) {
    out.basics.address = beside;
    out.rest = out.rest.filter((part) => part !== beside);
  }
  const { address, rest } = withPostcode({ address: out.basics.address, rest: out.rest });
  return { ...out, basics: { ...out.basics, address }, rest };
}

/** Lines at the foot of a page that hold contact data and nothing else. */
export function isContactLine(line: Line): boolean {
  const parts = partsOf(line);
  const known = parts.filter((p) => findEmail(p) || findOwnUrl(p) || findPhone(p) || isLocation(p));
  const kinds = new Set(
    parts.map((p) => (findEmail(p) ? 'email' : findPhone(p) ? 'phone' : findOwnUrl(p) ? 'url' : '')),
  );
  kinds.delete('');
  return parts.length > 0 && known.length === parts.length && kinds.size >= 2 && !/[:：]\s*\S+.*[.。]$/.test(line.text);
}
