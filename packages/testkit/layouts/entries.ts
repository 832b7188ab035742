import { bullets, type DateForm, day, span } from './kit.ts';
import type { Person } from './people/person.ts';

type Job = Person['work'][number];
/** How the head of a job is set; the bullets follow. */
export type EntryStyle = (p: Person, e: Job, form: DateForm) => string;

const grid = (columns: string, cells: string[]): string =>
  `<div style="display:grid;grid-template-columns:${columns};column-gap:12px">${cells.map((c) => `<div>${c}</div>`).join('')}</div>`;

/** Points from a name to its date, as word processors fill a tab stop. */
const led = (left: string, right: string): string =>
  `<div class="row">${left}<span style="flex:1;overflow:hidden;white-space:nowrap;margin:0 4px">${'.'.repeat(300)}</span><span>${right}</span></div>`;

export const jobs = {
  edges: (p, e, f) =>
    `<div class="row"><b>${e.company}</b><span>${span(p, e, f)}</span></div><div class="row"><i>${e.position}</i><span>${e.place}</span></div>${bullets(e.bullets)}`,
  leaders: (p, e, f) =>
    `${led(`<b>${e.company}</b>`, span(p, e, f))}<div class="row"><i>${e.position}</i><span>${e.place}</span></div>${bullets(e.bullets)}`,
  roleFirst: (p, e, f) =>
    `<div class="row"><b>${e.position}</b><span>${span(p, e, f, ' – ')}</span></div><div>${e.company}, ${e.place}</div>${bullets(e.bullets)}`,
  pipe: (p, e, f) => `<p><b>${e.company}</b> | ${e.position} | ${span(p, e, f)}</p>${bullets(e.bullets)}`,
  at: (p, e, f) =>
    `<p><b>${e.position}</b> ${p.language === 'zh' ? '@ ' : 'at '}${e.company}</p><p class="grey">${span(p, e, f)} · ${e.place}</p>${bullets(e.bullets)}`,
  tabsDateFirst: (p, e, f) =>
    `${grid('1fr 1.4fr 1fr', [span(p, e, f), `<b>${e.company}</b>`, e.position])}${bullets(e.bullets)}`,
  tabsDateLast: (p, e, f) =>
    `${grid('1.4fr 1fr auto', [`<b>${e.company}</b>`, `<b>${e.position}</b>`, span(p, e, f, '-')])}${bullets(e.bullets)}`,
  dateAbove: (p, e, f) =>
    `<p class="grey">${span(p, e, f, ' — ')}</p><p><b>${e.company}</b>, ${e.position}</p>${bullets(e.bullets)}`,
  stacked: (p, e, f) =>
    `<p><b>${e.position}</b></p><p>${e.company}</p><p class="grey">${span(p, e, f)} | ${e.place}</p>${bullets(e.bullets)}`,
  dashed: (p, e, f) =>
    `<p><b>${e.company}</b> — ${e.position} <span class="grey">(${span(p, e, f, '–')})</span></p>${bullets(e.bullets)}`,
  placed: (p, e, f) =>
    `<p style="margin-top:6px"><b>${e.company}, </b>${e.place}<b> — </b><i>${e.position}</i></p><p class="grey small">${span(p, e, f)}</p>${bullets(e.bullets)}`,
  labels: (p, e, f) =>
    p.language === 'zh'
      ? `<p>时间：${span(p, e, f)}</p><p>公司名称：${e.company}</p><p>职位名称：${e.position}</p><p>工作描述：</p>${bullets(e.bullets)}`
      : `<p>Dates: ${span(p, e, f)}</p><p>Employer: ${e.company}</p><p>Position: ${e.position}</p><p>Responsibilities:</p>${bullets(e.bullets)}`,
  margin: (p, e, f) =>
    grid('110px 1fr', [
      `<span class="grey">${day(e.start, p, f)} –<br>${day(e.end, p, f)}</span>`,
      `<b>${e.position}</b><div>${e.company}, ${e.place}</div>${bullets(e.bullets)}`,
    ]),
  timeline: (p, e, f) =>
    `<div style="border-left:2px solid #999;padding-left:14px;position:relative"><span style="position:absolute;left:-6px;top:5px;width:9px;height:9px;border-radius:5px;background:#286"></span><div class="grey small">${span(p, e, f)}</div><div><b>${e.company}</b></div><div style="color:#286">${e.position}</div>${bullets(e.bullets)}</div>`,
  prose: (p, e, f) =>
    `<p><b>${e.position}, ${e.company}</b></p><p><i>${span(p, e, f)}, ${e.place}</i></p>${e.bullets.map((b) => `<p>${b}</p>`).join('')}`,
  spread: (p, e, f) =>
    `<div class="row"><b>${e.company}</b><b>${e.position}</b><b>${span(p, e, f)}</b></div>${bullets(e.bullets)}`,
} satisfies Record<string, EntryStyle>;
