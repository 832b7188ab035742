import { type DateForm, day, span } from './kit.ts';
import type { Person } from './people/person.ts';

type School = Person['education'][number];
/** How all schools of a person are set. */
export type SchoolStyle = (p: Person, form: DateForm) => string;

const each = (p: Person, set: (e: School) => string): string => p.education.map(set).join('');
const named = (p: Person, e: School): string =>
  p.language === 'zh' ? `${e.major}（${e.degree}）` : `${e.degree} in ${e.major}`;

export const schools = {
  edges: (p, f) =>
    each(p, (e) => `<div class="row"><b>${e.school}</b><span>${span(p, e, f)}</span></div><p>${named(p, e)}</p>`),
  tabs: (p, f) =>
    each(
      p,
      (e) =>
        `<div style="display:grid;grid-template-columns:1.2fr 1.3fr 1.2fr .7fr"><div>${span(p, e, f)}</div><div><b>${e.school}</b></div><div>${e.major}</div><div>${e.degree}</div></div>`,
    ),
  table: (p, f) => {
    const heads = p.language === 'zh' ? ['时间', '学校', '专业', '学历'] : ['Years', 'School', 'Major', 'Degree'];
    const rows = p.education.map((e) => [span(p, e, f), e.school, e.major, e.degree]);
    return `<table class="grid"><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr>${rows.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>`;
  },
  degreeFirst: (p, f) =>
    each(p, (e) => `<p><b>${named(p, e)}</b></p><p>${e.school}</p><p class="grey">${span(p, e, f)}</p>`),
  comma: (p, f) => each(p, (e) => `<p>${e.degree}, ${e.major}, <b>${e.school}</b>, ${span(p, e, f)}</p>`),
  margin: (p, f) =>
    each(
      p,
      (e) =>
        `<div style="display:grid;grid-template-columns:110px 1fr;column-gap:12px"><div class="grey">${day(e.start, p, f)} –<br>${day(e.end, p, f)}</div><div><b>${e.school}</b><div>${named(p, e)}</div></div></div>`,
    ),
  pipe: (p, f) => each(p, (e) => `<p><b>${e.school}</b> | ${e.major} | ${e.degree} | ${span(p, e, f)}</p>`),
  labels: (p, f) =>
    each(p, (e) =>
      p.language === 'zh'
        ? `<p>学校：${e.school}　专业：${e.major}　学历：${e.degree}</p><p>时间：${span(p, e, f)}</p>`
        : `<p>School: ${e.school}</p><p>Degree: ${e.degree}</p><p>Major: ${e.major}</p><p>Dates: ${span(p, e, f)}</p>`,
    ),
  endOnly: (p, f) =>
    each(
      p,
      (e) => `<div class="row"><span><b>${e.school}</b> — ${named(p, e)}</span><span>${day(e.end, p, f)}</span></div>`,
    ),
} satisfies Record<string, SchoolStyle>;
