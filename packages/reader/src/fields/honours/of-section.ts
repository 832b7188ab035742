import type { Award, Certification, Custom } from '@verdant/contracts';
import { anyOf, appraisalLabels, protectedWorks } from '@verdant/lexicon/vocabulary';
import { withoutGrid } from '../../entries/grid.ts';
import { withCells } from '../../entries/reworded.ts';
import { withoutTitleRow } from '../../entries/table.ts';
import { isSkillLabel, labelOf } from '../../parse/contact-labels.ts';
import { type Draft, from } from '../../parse/draft.ts';
import type { Drafts } from '../../parse/limits.ts';
import { saysAgain } from '../../parse/says-again.ts';
import { knownKinds } from '../../sections/known.ts';
import { headOf } from '../../sections/labels/headed.ts';
import type { Section } from '../../sections/section.ts';
import { withoutBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { skillsTold } from '../skills-told.ts';
import { type Certificate, certificatesIn, isCertificateAmong, parseCertifications } from './certifications.ts';
import { parseAwards } from './honours.ts';
import { activitiesAmong, countsSomething } from './no-honours.ts';
import { papersApart } from './of-training.ts';
import { ownWordsApart } from './own-words.ts';
import { tellsStateAlone } from './told-when.ts';

/** What somebody's superiors found of a year is no prize. */
const appraisal = anyOf(appraisalLabels, { at: 'whole' });

/** `实用新型专利“…”，第一发明人` among certificates. */
const opensWithWork = anyOf(protectedWorks, { at: 'start' });
const isProtectedWork = (text: string): boolean => opensWithWork.test(text);

/** `爱好：…`, `论文：…` among certificates: its own word says that it is something else. */
function headsOther(name: string): boolean {
  const kind = knownKinds(headOf(name) ?? '')?.[0];
  return kind !== undefined && kind !== 'certifications' && kind !== 'awards';
}

export function putCertificates(d: Drafts, section: Section, items: Certificate[]): void {
  for (const { more, isPrize, ...item } of from(section, items)) {
    if (headsOther(item.name)) {
      const told = [item.name, item.issuer, more].filter(Boolean);
      d.custom.push(...from<Draft<Custom>>(section, [{ title: section.title, items: told }]));
      continue;
    }
    if (isPrize) {
      d.awards.push({ ...item, description: more });
      continue;
    }
    const at = d.certifications.findIndex((other) => saysAgain(item, other));
    const old = d.certifications[at];
    if (!old) d.certifications.push(item);
    // whether it still holds may stand behind the name
    else if (!old.issuer && !old.date && !/[（(]/.test(old.name)) d.certifications[at] = item;
    else Object.assign(old, { issuer: old.issuer || item.issuer, date: old.date || item.date });
    if (more) d.custom.push(...from<Draft<Custom>>(section, [{ title: item.name, items: more.split('\n') }]));
  }
}

type Other = 'skills' | 'introduction' | 'custom';
/** What of a section is of another kind. */
export type Apart = { kind: Other; section: Section };
const apart = (section: Section, kind: Other, lines: Line[]): Apart[] =>
  lines.length ? [{ kind, section: { ...section, kinds: [kind], lines } }] : [];

/** Rows of a form that only stand in the section: `会开的车 | 挖机、铲车`, `年度考核结果 | 称职`. */
function rowsApart(section: Section): { lines: Line[]; others: Apart[] } {
  const labelIn = ({ cells }: Line): string => (cells.length > 1 ? cells[0]!.text.trim() : '');
  const skills = section.lines.filter((line) => isSkillLabel(labelIn(line)));
  const told = section.lines.filter((line) => appraisal.test(labelIn(line)));
  return {
    lines: section.lines.filter((line) => !skills.includes(line) && !told.includes(line)),
    others: [
      ...apart(
        section,
        'skills',
        skills.map((line) => withCells(line, line.cells.slice(1))),
      ),
      ...apart(section, 'custom', told),
    ],
  };
}

/** The certificates of a section, and what else stands in it. */
export function certificatesOf(section: Section): { certificates: Certificate[]; others: Apart[] } {
  const training = papersApart(section.lines);
  if (training)
    return {
      certificates: training.papers.flatMap(certificatesIn),
      others: apart(section, 'custom', training.courses),
    };
  const rows = rowsApart(section);
  const isOther = ({ text }: Line) =>
    [headsOther, countsSomething, isProtectedWork, tellsStateAlone].some((isIt) => isIt(withoutBullet(text)));
  const skills = skillsTold(rows.lines.filter((line) => !isOther(line)));
  const { honours, told } = ownWordsApart(skills.rest);
  return {
    certificates: parseCertifications(withoutGrid(withoutTitleRow(honours))),
    others: [
      ...rows.others,
      ...apart(section, 'skills', skills.told),
      ...apart(section, 'custom', rows.lines.filter(isOther)),
      ...apart(section, 'introduction', told),
    ],
  };
}

type Awards = { prizes: Draft<Award>[]; papers: Draft<Certification>[] };

/** The prizes of a section with the certificates among them, those behind their own label, and what else stands in it. */
export function awardsOf(section: Section): Awards & { certificates: Certificate[]; others: Apart[] } {
  const isLabelled = ({ cells }: Line) => cells.length > 1 && labelOf(cells[0]!.text) === 'certificates';
  const rows = rowsApart(section);
  const activities = activitiesAmong({ ...section, lines: rows.lines });
  const { honours, told } = ownWordsApart(rows.lines.filter((line) => !isLabelled(line) && !activities.includes(line)));
  const awards: Awards = { prizes: [], papers: [] };
  for (const { is, ...item } of from(section, parseAwards(withoutGrid(withoutTitleRow(honours))))) {
    const { description, ...paper } = item;
    if (isCertificateAmong(section.title, { ...item, is })) awards.papers.push(paper);
    else awards.prizes.push(item);
  }
  const labelled = rows.lines.filter(isLabelled);
  return {
    ...awards,
    certificates: labelled.length ? parseCertifications(labelled) : [],
    others: [...rows.others, ...apart(section, 'custom', activities), ...apart(section, 'introduction', told)],
  };
}
