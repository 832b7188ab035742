import { html, ORDER, type SectionName, shown } from './kit.ts';
import type { Person } from './people/person.ts';

/** Sets the finished sections of a person on a page. `body` is null where the person has nothing to say there. */
export type Frame = (p: Person, section: (name: SectionName, n: number) => { heading: string; body: string }) => string;

const contacts = (p: Person): string[] => [p.phone, p.email, p.city, ...p.links];
const SIDE: SectionName[] = ['skills', 'certifications', 'awards'];
const MAIN: SectionName[] = ['summary', 'work', 'projects', 'education'];
const css =
  '.grey{color:#777}.small{font-size:11px}h1{font-size:28px}table.grid{border-collapse:collapse;width:100%}table.grid th,table.grid td{border:1px solid #999;padding:3px 8px;text-align:left}';
type Section = Parameters<Frame>[1];
const joined = (p: Person, section: Section, order: SectionName[], from = 0): string =>
  shown(p, order)
    .map((name, i) => section(name, i + from))
    .map(({ heading, body }) => heading + body)
    .join('');
const about = (p: Person): string => (p.language === 'zh' ? '联系方式' : 'Contact');

function sidebar(side: 'left' | 'right', look: string): Frame {
  return (p, section) => {
    const first = shown(p, MAIN).length;
    const main = `<div style="flex:1;padding:36px 32px"><h1>${p.name}</h1><p>${p.headline}</p>${joined(p, section, MAIN)}</div>`;
    const aside = `<div style="width:235px;padding:36px 20px;min-height:1123px;${look}"><h2 style="font-size:14px">${about(p)}</h2>${contacts(
      p,
    )
      .map((c) => `<p style="overflow-wrap:anywhere">${c}</p>`)
      .join('')}${joined(p, section, SIDE, first)}</div>`;
    return html(`${css}body{padding:0;display:flex}`, side === 'left' ? aside + main : main + aside);
  };
}

export const frames = {
  centred: (p, section) =>
    html(
      `${css}.c{text-align:center}`,
      `<h1 class="c">${p.name}</h1><p class="c">${p.headline}</p><p class="c">${contacts(p).join(' | ')}</p>${joined(p, section, ORDER)}`,
      'serif',
    ),
  left: (p, section) =>
    html(
      css,
      `<h1>${p.name}</h1><p>${p.headline}</p>${contacts(p)
        .map((c) => `<p>${c}</p>`)
        .join('')}${joined(p, section, ORDER)}`,
    ),
  labelled: (p, section) => {
    const words =
      p.language === 'zh' ? ['电话', '邮箱', '现居', '主页', '主页'] : ['Phone', 'Email', 'Address', 'Web', 'LinkedIn'];
    const sign = p.language === 'zh' ? '：' : ': ';
    return html(
      css,
      `<h1>${p.name}</h1><p>${p.language === 'zh' ? '求职意向：' : ''}${p.headline}</p><p>${contacts(p)
        .map((c, i) => `${words[i]}${sign}${c}`)
        .join('　 ')}</p>${joined(p, section, ORDER)}`,
    );
  },
  band: (p, section) =>
    html(
      `${css}body{padding:0}.in{padding:10px 48px}`,
      `<div style="background:#243b53;color:#fff;padding:28px 48px"><h1>${p.name}</h1><p>${p.headline}</p><p style="font-size:11px">${contacts(p).join('　·　')}</p></div><div class="in">${joined(p, section, ORDER)}</div>`,
    ),
  rightContacts: (p, section) =>
    html(
      css,
      `<div class="row"><div><h1>${p.name}</h1><p>${p.headline}</p></div><div style="text-align:right;font-size:11px">${contacts(
        p,
      )
        .map((c) => `<div>${c}</div>`)
        .join('')}</div></div>${joined(p, section, ORDER)}`,
    ),
  footer: (p, section) =>
    html(
      `${css}body{position:relative;min-height:1123px}`,
      `<h1>${p.name}</h1><p>${p.headline}</p>${joined(p, section, ORDER)}<div style="position:absolute;bottom:24px;left:48px;right:48px;text-align:center;font-size:10px;border-top:1px solid #ccc">${contacts(p).join('  •  ')}</div>`,
    ),
  sideLeft: sidebar('left', 'background:#2d3e50;color:#fff'),
  sideRight: sidebar('right', 'background:#f0f0f0'),
  marginHeadings: (p, section) =>
    html(
      css,
      `<h1>${p.name}</h1><p>${p.headline}</p><p>${contacts(p).join(' · ')}</p>${shown(p, ORDER)
        .map((name, i) => section(name, i))
        .map(
          ({ heading, body }) =>
            `<div style="display:grid;grid-template-columns:120px 1fr;column-gap:16px;border-top:1px solid #bbb;margin-top:8px"><div>${heading}</div><div style="padding-top:10px">${body}</div></div>`,
        )
        .join('')}`,
    ),
  halves: (p, section) =>
    html(
      `${css}.two{display:grid;grid-template-columns:1fr 1fr;column-gap:28px}`,
      `<h1>${p.name}</h1><p>${p.headline}</p><p>${contacts(p).join(' | ')}</p><div class="two"><div>${joined(p, section, ['summary', 'work'])}</div><div>${joined(p, section, ['education', 'projects', 'skills', 'certifications', 'awards'], 2)}</div></div>`,
    ),
  rotated: (p, section) =>
    html(
      css,
      `<h1>${p.name}</h1><p>${p.headline}</p><p>${contacts(p).join(' | ')}</p>${shown(p, ORDER)
        .map((name, i) => section(name, i))
        .map(
          ({ heading, body }) =>
            `<div style="display:flex;margin-top:12px;min-height:110px;border-left:1px solid #bbb;column-gap:14px"><div style="writing-mode:vertical-rl;${p.language === 'en' ? 'transform:rotate(180deg);' : ''}text-align:center;width:34px">${heading}</div><div style="flex:1;padding-left:10px">${body}</div></div>`,
        )
        .join('')}`,
    ),
} satisfies Record<string, Frame>;
