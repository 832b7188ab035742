import { bullets, type DateForm, day, skillLines, span } from './kit.ts';
import type { Person } from './people/person.ts';

type ListStyle = (p: Person, form: DateForm) => string;
const lines = (items: string[]): string => items.map((i) => `<p>${i}</p>`).join('');

export const skills = {
  labelled: (p) => lines(skillLines(p)),
  bulleted: (p) => bullets(skillLines(p)),
  bold: (p) => lines(p.skills.map((s) => `<b>${s.category}</b>　${s.items.join(p.language === 'zh' ? '、' : ', ')}`)),
  single: (p) => lines(p.skills.flatMap((s) => s.items)),
  chips: (p) =>
    `<div>${p.skills
      .flatMap((s) => s.items)
      .map(
        (i) =>
          `<span style="display:inline-block;background:#e8e8e8;border-radius:8px;padding:1px 8px;margin:2px 6px 2px 0">${i}</span>`,
      )
      .join('')}</div>`,
  comma: (p) => `<p>${p.skills.flatMap((s) => s.items).join(p.language === 'zh' ? '、' : ', ')}</p>`,
  columns: (p) =>
    `<div style="display:grid;grid-template-columns:repeat(3,1fr);column-gap:10px">${p.skills.map((s) => `<div><b>${s.category}</b>${lines(s.items)}</div>`).join('')}</div>`,
  bars: (p) =>
    p.skills
      .flatMap((s) => s.items)
      .map(
        (i) =>
          `<div>${i}<div style="height:5px;background:#ddd"><div style="height:5px;width:70%;background:#286"></div></div></div>`,
      )
      .join(''),
} satisfies Record<string, ListStyle>;

type Honours = (items: { name: string; date: string }[], p: Person, form: DateForm) => string;
export const honours = {
  edges: (items, p, f) =>
    items.map((i) => `<div class="row"><span>${i.name}</span><span>${day(i.date, p, f)}</span></div>`).join(''),
  bullets: (items, p, f) =>
    bullets(
      items.map((i) => `${i.name}${p.language === 'zh' ? `（${day(i.date, p, f)}）` : ` (${day(i.date, p, f)})`}`),
    ),
  dateFirst: (items, p, f) => lines(items.map((i) => `${day(i.date, p, f)}　${i.name}`)),
  under: (items, p, f) =>
    items.map((i) => `<p><b>${i.name}</b></p><p class="grey small">${day(i.date, p, f)}</p>`).join(''),
  cards: (items, p, f) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr;column-gap:16px">${items.map((i) => `<div><b>${i.name}</b><div class="small">${day(i.date, p, f)}</div></div>`).join('')}</div>`,
} satisfies Record<string, Honours>;

export const projects = {
  edges: (p, f) =>
    p.projects
      .map((e) => `<div class="row"><b>${e.name}</b><span>${span(p, e, f)}</span></div>${bullets(e.bullets)}`)
      .join(''),
  under: (p, f) =>
    p.projects
      .map((e) => `<p><b>${e.name}</b></p><p class="grey small">${span(p, e, f)}</p>${bullets(e.bullets)}`)
      .join(''),
  dateFirst: (p, f) =>
    p.projects
      .map(
        (e) =>
          `<div style="display:flex;gap:24px"><span>${span(p, e, f)}</span><b>${e.name}</b></div>${bullets(e.bullets)}`,
      )
      .join(''),
  labels: (p, f) =>
    p.projects
      .map((e) =>
        p.language === 'zh'
          ? `<p>项目名称：${e.name}</p><p>项目时间：${span(p, e, f)}</p><p>项目描述：</p>${bullets(e.bullets)}`
          : `<p><b>${e.name}</b> (${span(p, e, f)})</p>${bullets(e.bullets)}`,
      )
      .join(''),
} satisfies Record<string, ListStyle>;
