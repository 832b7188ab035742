import type { Language, ResumeContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { sampleStyle } from '../../src/samples/style.ts';
import { samples } from '../../src/samples.ts';
import { sharedTypesetter } from '../shared-typesetter.ts';
import { runsIn } from './runs.ts';

/** A title and a year of its own for each entry. */
function dated(language: Language): { content: ResumeContent; pairs: { title: string; year: string }[] } {
  const sample = samples[language];
  const [job, project, school] = [sample.work[0]!, sample.projects[0]!, sample.education[0]!];
  const pairs = ['甲职', 'Kurator', '乙项', 'Hafen', '丙校', 'Lyzeum', '丁证', 'Xylem'].map((title, at) => ({
    title,
    year: String(2003 + at),
  }));
  const [a, b, c, d, e, f, g, h] = pairs;
  const at = (year: string) => ({ start: year, end: year, id: year });
  const content = {
    ...sample,
    work: [a!, b!].map(({ title, year }) => ({ ...job, ...at(year), position: title })),
    projects: [c!, d!].map(({ title, year }) => ({ ...project, ...at(year), name: title })),
    education: [e!, f!].map(({ title, year }) => ({ ...school, ...at(year), school: title })),
    certifications: [g!, h!].map(({ title, year }) => ({ id: year, name: title, issuer: '', date: year })),
  };
  return { content, pairs };
}

/** pt; where a date stands on a line of its own it is further away */
const ONE_LINE = 4;
const ALIKE = 0.05;

/** For these templates, each in its language: what is on one line with its date has its baseline. */
export function testBaselines(documents: [template: string, language: Language][]): void {
  const typesetter = sharedTypesetter();
  it.each(documents)('%s in %s sets titles and dates on one baseline', async (template, language) => {
    const { content, pairs } = dated(language);
    const style = sampleStyle(template);
    const runs = await runsIn((await typesetter.pdf({ content, language, style })).bytes);
    const apart = pairs.map(({ title, year }) => {
      const head = runs.find(({ text }) => text.includes(title))!;
      const date = runs.find(({ text, page }) => page === head.page && text.includes(year))!;
      return { title, by: Math.abs(head.y - date.y) };
    });
    expect(apart.filter(({ by }) => by > ALIKE && by < ONE_LINE)).toEqual([]);
  });
}
