import type { Basics, Intention } from '@verdant/contracts';
import { withoutBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findEmail, findPhone, findUrl } from '../values/contacts.ts';
import { isPlace, isStreet, placeIn } from '../values/places.ts';
import { isTitle } from '../values/roles.ts';
import { trimEdges } from './pieces.ts';

export type Contact = {
  basics: Omit<Basics, 'name' | 'introduction'>;
  links: string[];
  headline: string;
  intention: Intention;
  rest: string[];
};

const LABELS: readonly [keyof Intention | 'address' | 'phone' | 'email' | 'link', RegExp][] = [
  [
    'position',
    /^(?:求职意向|应聘(?:岗位|职位)|意向(?:岗位|职位)|期望(?:职位|岗位)|目标(?:岗位|职位)|求职(?:岗位|目标)|job (?:intention|objective|target)|desired position|position sought)$/i,
  ],
  [
    'city',
    /^(?:意向城市|期望(?:城市|地点|工作地)|工作地点|目标城市|求职城市|(?:desired|preferred) (?:city|location))$/i,
  ],
  ['salary', /^(?:期望薪资|薪资(?:要求|期望)|期望月薪|期望年薪|(?:expected|desired) salary)$/i],
  ['availability', /^(?:到岗时间|入职时间|可到岗|到岗|availability|available(?: from)?|notice period)$/i],
  ['industry', /^(?:期望行业|意向行业|目标行业|(?:desired )?industry)$/i],
  [
    'address',
    /^(?:现?居住?地?址?|现居城?市?|所在(?:城市|地)|地址|住址|通讯地址|家庭住址|居住地|城市|address|location|based in|lives? in|city|residence)$/i,
  ],
  ['phone', /^(?:电话|手机号?码?|联系电话|联系方式|移动电话|tel|phone|mobile|cell|telephone|t|m|p)$/i],
  ['email', /^(?:邮箱|电子邮[箱件]|e-?mail|mail|e)$/i],
  [
    'link',
    /^(?:github|gitlab|gitee|blog|博客|个人(?:博客|主页|网站)|主页|网站|website|homepage|web|portfolio|linkedin|领英|twitter|技术(?:博客|主页)|项目?作品集|stack ?overflow|知乎|掘金|kaggle|dribbble|behance|medium|leetcode)$/i,
  ],
];

const SEPARATOR =
  /\s+[|｜•·‧⋅∙~]\s*|\s*[|｜;；]\s*|\s{2,}|\s[-–—]\s|,\s+(?=[\w.+-]+@|https?:|www\.|[\w-]+\.(?:com|io|me|dev|cn)\b|\+?\d[\d\s()-]{6,})|\s+(?=[\u4e00-\u9fff]{2,6}[:：])/;
const LABELLED = /^([\p{L}][\p{L} .-]{0,20}?)\s*[:：]\/{0,2}\s*(.*)$/u;

export const emptyIntention = (): Intention => ({ position: '', city: '', salary: '', availability: '', industry: '' });

const labelOf = (text: string) => LABELS.find(([, pattern]) => pattern.test(text.replace(/\s/g, ' ').trim()))?.[0];

/** The parts of a contact line: cells, then what stands between separators. */
const partsOf = (line: Line): string[] =>
  line.cells
    .flatMap((cell) => withoutBullet(cell.text).split(SEPARATOR))
    .map((p) => p.replace(/^[|｜•·~,，\s]+|[|｜•·~,，;；\s]+$/g, '').trim())
    .filter((p) => /[\p{L}\p{N}]/u.test(p));

function addLink(out: Contact, url: string): void {
  const value = url.replace(/[.,;，。；]+$/, '');
  if (/linkedin\.com/i.test(value) && !out.basics.linkedin) out.basics.linkedin = value;
  else if (!out.basics.homepage && !/linkedin\.com/i.test(value)) out.basics.homepage = value;
  else if (![out.basics.homepage, out.basics.linkedin, ...out.links].includes(value)) out.links.push(value);
}

/** Values of a part that can be told by their form; what is left of the part is given back. */
function byForm(out: Contact, part: string): string {
  let rest = part;
  const email = findEmail(rest);
  if (email) {
    out.basics.email ||= email.value;
    rest = `${rest.slice(0, email.from)} ${rest.slice(email.to)}`;
  }
  for (let url = findUrl(rest); url; url = findUrl(rest)) {
    addLink(out, url.value);
    rest = `${rest.slice(0, url.from)} ${rest.slice(url.to)}`;
  }
  const phone = findPhone(rest);
  if (phone && !out.basics.phone) {
    out.basics.phone = phone.value;
    rest = `${rest.slice(0, phone.from)} ${rest.slice(phone.to)}`;
  }
  return rest === part ? part : rest.replace(/\s+/g, ' ').trim();
}

function takeLabelled(out: Contact, label: string, value: string): boolean {
  const key = labelOf(label);
  if (!key || !value) return false;
  if (key === 'address') out.basics.address ||= value;
  else if (key === 'link' && !findUrl(value)) out.links.push(`${label}: ${value}`.trim());
  else if (key === 'phone' || key === 'email' || key === 'link') {
    const before = out.basics[key === 'link' ? 'homepage' : key];
    const left = byForm(out, value);
    if (key === 'phone' && !before && !out.basics.phone && /\d{3}|[xX*]{3}/.test(value)) out.basics.phone = value;
    else if (left && left !== value && trimEdges(left)) out.rest.push(trimEdges(left));
    else if (left === value) return false;
  } else out.intention[key] ||= value;
  return true;
}

function takePart(out: Contact, part: string, header: boolean): void {
  const labelled = part.match(LABELLED);
  if (labelled && takeLabelled(out, labelled[1]!, labelled[2]!.trim())) return;
  const left = byForm(out, part);
  const text = trimEdges(left);
  if (left !== part) {
    const label = text.replace(/[:：]$/, '').trim();
    if (text && !labelOf(label) && isPlace(text)) out.basics.address ||= text;
    else if (text.length > 2 && !labelOf(label) && !/^[@\w.-]{1,20}$/.test(text)) out.rest.push(text);
    return;
  }
  if (
    !out.basics.address &&
    (isPlace(text) || isStreet(text) || placeIn(text) === text || (placeIn(text) && /\d/.test(text)))
  )
    out.basics.address = text;
  else if (header && !out.headline && isTitle(text) && text.length <= 80) out.headline = text;
  else if (text) out.rest.push(text);
}

/** Contact data of the lines above the first heading and of contact sections. */
export function readContact(header: Line[], sections: Line[], name: string): Contact {
  const out: Contact = {
    basics: { email: '', phone: '', address: '', linkedin: '', homepage: '' },
    links: [],
    headline: '',
    intention: emptyIntention(),
    rest: [],
  };
  const isName = (part: string) => part.replace(/^(?:姓\s*名|name)\s*[:：]\s*/i, '') === name;
  for (const line of header) for (const part of partsOf(line)) if (!isName(part)) takePart(out, part, true);
  for (const line of sections) for (const part of partsOf(line)) if (!isName(part)) takePart(out, part, false);
  return out;
}

/** Address lines that stand under each other in a contact column are one address. */
export const isStreetThenCity = (a: string, b: string): boolean => isStreet(a) && /^\p{L}/u.test(b) && b.length < 40;
