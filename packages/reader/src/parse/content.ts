import {
  type Custom,
  emptyContent,
  type ImportWarning,
  isListSection,
  type Language,
  missingFields,
  type ResumeContent,
  type Skill,
} from '@verdant/contracts';
import { isReferencesHeading } from '@verdant/lexicon/vocabulary';
import { withoutGrid, withoutTimeline } from '../entries/grid.ts';
import { toText } from '../entries/items.ts';
import { withoutTitles } from '../entries/table.ts';
import { parseCustom } from '../fields/custom.ts';
import { parseEducation } from '../fields/education/education.ts';
import { honoursApart } from '../fields/education/honours-apart.ts';
import { withDegreesListedApart } from '../fields/education/listed-apart.ts';
import { withoutNamedAgain } from '../fields/education/named-again.ts';
import { completeSchooling, isSchooling, schoolingOf } from '../fields/education/schooling.ts';
import { areCertificates, certificatesIn } from '../fields/honours/certifications.ts';
import { awardsOf, certificatesOf, putCertificates } from '../fields/honours/of-section.ts';
import { withTrainingAside } from '../fields/honours/of-training.ts';
import { papersAmong } from '../fields/honours/papers-among.ts';
import { isBarePaper, papersTold } from '../fields/honours/papers-told.ts';
import { prizesTold } from '../fields/honours/prizes/prizes-told.ts';
import { parseIntention } from '../fields/intention.ts';
import { labelledLocation, withLabelledName } from '../fields/labelled-top.ts';
import { parseLanguages } from '../fields/languages.ts';
import { holdsPosts, parseMixed } from '../fields/mixed.ts';
import { headlineBelow, withWholeHeadline } from '../fields/name/headline.ts';
import { findName, labelledName, toldName } from '../fields/name/name.ts';
import { parseProjects } from '../fields/projects.ts';
import { parsePublications } from '../fields/publications/publications.ts';
import { withoutSalary, withSalaryApart } from '../fields/salary-apart.ts';
import { parseSkills, splitKeywords } from '../fields/skills.ts';
import { skillsAmong } from '../fields/skills-among.ts';
import { tagsApart } from '../fields/tag-row.ts';
import { withoutOverview } from '../fields/work/overview.ts';
import { prizesApart } from '../fields/work/prizes-among.ts';
import { projectsAmong } from '../fields/work/projects-among.ts';
import { parseVolunteering, parseWork } from '../fields/work/work.ts';
import type { Kind } from '../sections/kind.ts';
import { plainHeading } from '../sections/known.ts';
import type { Section } from '../sections/section.ts';
import { bodyStyle } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findEmail, findPhone } from '../values/contacts.ts';
import { isStreet, locationIn } from '../values/locations.ts';
import { leansToOrganisation } from '../values/roles.ts';
import { withoutTravels } from './address/place-beside.ts';
import { withWholeAddress } from './address/stacked-address.ts';
import { toldResidence } from './address/told-residence.ts';
import { parseAnySection } from './any-section.ts';
import { type Assembled, assemble, OWN_TITLES } from './assemble.ts';
import { isContactLine, readContact } from './contact.ts';
import { type Draft, type DraftSource, from } from './draft.ts';
import { headSummary } from './head-summary.ts';
import type { Drafts } from './limits.ts';
import { withWholeLinks } from './links.ts';
import { withPairs } from './pairs.ts';
import { parseReferences } from './references.ts';

type Put = (section: Section, drafts: Drafts) => void;

/** `Papers` of somebody who cooks: the labeller takes each line for a certificate. */
const isPaper = ({ cells }: Line): boolean => (cells[0]?.says?.kinds.certifications ?? 0) > 0.9;

/** Kinds with a grammar of their own; the others are read by the kinds of their fields. */
const byKind: Partial<Record<Kind, Put>> = {
  introduction: (s, d) => {
    const { lines, tags } = tagsApart(s.lines);
    d.basics.introduction = [d.basics.introduction, toText(lines)].filter(Boolean).join('\n');
    if (tags.length) d.skills.push(...from<Drafts['skills'][number]>(s, [{ category: '', items: tags }]));
  },
  education: (s, d) => {
    const { schools, awards, certificates } = honoursApart(parseEducation(withoutTitles(withoutTimeline(s.lines))));
    d.education = withDegreesListedApart(d.education, schools);
    d.awards.push(...awards);
    putCertificates(d, s, certificates);
  },
  work: (s, d) => {
    const { jobs: read, prizes } = prizesApart(parseWork(withoutTitles(withoutTimeline(s.lines))));
    const { jobs, projects } = projectsAmong(read);
    d.work = withoutOverview([...d.work, ...jobs]);
    d.projects.push(...projects);
    d.awards.push(...prizes);
  },
  projects: (s, d) => void d.projects.push(...parseProjects(withoutTitles(withoutTimeline(s.lines)))),
  certifications: (s, d) => {
    const { certificates, others } = certificatesOf(s);
    putCertificates(d, s, certificates);
    for (const { kind, section } of others) byKind[kind]!(section, d);
  },
  awards: (s, d) => {
    const { prizes, papers, certificates, others } = awardsOf(s);
    putCertificates(d, s, certificates);
    d.awards.push(...prizes);
    d.certifications.push(...papers);
    for (const { kind, section } of others) byKind[kind]!(section, d);
  },
  skills: (s, d) => void d.skills.push(...from(s, parseSkills(withoutGrid(s.lines)))),
  languages: (s, d) => {
    const { spoken, skills, exams } = parseLanguages(s.title, withoutGrid(s.lines));
    putCertificates(d, s, exams.flatMap(certificatesIn));
    d.languages.push(...from(s, spoken));
    d.skills.push(...from(s, skills));
  },
  publications: (s, d) => {
    if (areCertificates(s.lines) || s.lines.every(isPaper)) byKind.certifications!(s, d);
    else d.publications.push(...from(s, parsePublications(withoutGrid(s.lines))));
  },
  volunteering: (s, d) => void d.volunteering.push(...parseVolunteering(withoutTitles(withoutTimeline(s.lines)))),
  custom: (s, d) => {
    const referees = isReferencesHeading(plainHeading(s.title)) ? parseReferences(s.lines) : null;
    if (referees) d.references.push(...referees);
    else {
      const { papers, rest: told } = papersAmong(s.title, from(s, parseCustom(s.title, s.lines)));
      putCertificates(d, s, papers);
      const { prizes, rest: others } = prizesTold(told);
      d.awards.push(...prizes);
      const { skills, rest } = skillsAmong(s.title, others);
      d.skills.push(...skills);
      d.custom.push(...rest);
    }
  },
};

function putAny(kind: Kind): Put {
  return (section, drafts) => {
    if (!isListSection(kind)) return;
    for (const { item, more } of parseAnySection(kind, withoutGrid(section.lines))) {
      (drafts[kind] as object[]).push(...from(section, [item]));
      if (more.length) drafts.custom.push(...from<Draft<Custom>>(section, [{ title: section.title, items: more }]));
    }
  };
}

/** A name that stands in no header is looked for in this part of the first page. */
const NAME_ABOVE = 0.35;

const is = (kind: Kind) => (section: Section) => section.kinds[0] === kind;

/** Content of a résumé from its sections. `height` is that of the first page in pt. */
export function toContent(given: Section[], language: Language, height: number): Assembled {
  const sections = withTrainingAside(given);
  const footers = footersOf(sections);
  const lines = sections.flatMap((s) => s.lines);
  const header = withPairs(sections.filter((s) => s.kinds.length === 0).flatMap((s) => s.lines));
  const contactLines = withPairs([...sections.filter(is('contact')).flatMap((s) => s.lines), ...footers]);
  const top = [...header, ...contactLines];
  const found =
    labelledName(top) ??
    // `本人情况` with `姓名：…` among what somebody tells of himself
    labelledName(withPairs(sections.filter(is('introduction')).flatMap((s) => s.lines))) ??
    withLabelledName(
      findName(header, height, [], contactLines) ??
        toldName(sections.filter((s) => is('introduction')(s) || is('contact')(s)).flatMap((s) => s.lines)) ??
        findName(
          [...contactLines, ...lines.filter((l) => l.y < height * NAME_ABOVE)],
          height,
          lines.filter((l) => l.page === 0),
        ),
      top,
    );
  const hasEducation = sections.some(is('education'));
  const schools = hasEducation ? [] : contactLines.filter(isSchooling);
  const name = found?.name ?? '';
  const isIntroduced = sections.some(is('introduction'));
  const said = isIntroduced ? { lines: [], text: '' } : headSummary(header.filter((l) => l !== found?.line));
  const besideIt = withWholeHeadline(
    withWholeAddress(withWholeLinks(header.filter((l) => !said.lines.includes(l)))),
    name,
  );
  const headline = headlineBelow(besideIt, name, bodyStyle(lines).size);
  const contact = readContact(
    besideIt.filter((line) => line !== headline),
    withWholeAddress(withWholeLinks(contactLines.filter((l) => !schools.includes(l)))),
    name,
  );
  const intended = parseIntention(sections.filter(is('intention')).flatMap((s) => s.lines));
  const drafts: Drafts = {
    ...emptyContent(),
    basics: { name, introduction: said.text, ...contact.basics },
    intention: merge(intended.intention, contact.intention),
  };
  const written = withoutTravels(drafts.basics.address);
  drafts.basics.address = withPlace(written, top, () => withoutTravels(labelledLocation(top, contact.rest)));
  if (!drafts.basics.address)
    drafts.basics.address =
      toldResidence(header) || toldResidence(sections.filter(is('introduction')).flatMap((s) => s.lines));
  const titles = [headline?.text.trim() ?? '', contact.headline].filter(Boolean);
  drafts.intention.position ||= titles[0] ?? '';
  contact.rest.unshift(...titles.filter((title) => title !== drafts.intention.position));
  drafts.intention = withSalaryApart(drafts.intention);
  for (const section of sections) {
    const kind = section.kinds[0];
    const body = { ...section, lines: section.lines.filter((l) => !footers.includes(l)) };
    const isMixed = section.kinds.includes('work') || holdsPosts(body);
    if (section.kinds.includes('projects') && isMixed) parseMixed(body.lines, drafts);
    else if (kind && kind !== 'contact' && kind !== 'intention') (byKind[kind] ?? putAny(kind))(body, drafts);
  }
  const told = { title: '', kinds: [], lines: top, typeOnly: false };
  putCertificates(drafts, told, contact.certificates.flatMap(certificatesIn));
  if (!drafts.certifications.length) {
    putCertificates(drafts, told, contact.rest.filter(isBarePaper).flatMap(certificatesIn));
    contact.rest = contact.rest.filter((text) => !isBarePaper(text));
  }
  const introductions = sections.filter(is('introduction'));
  const hasPapers = drafts.certifications.length > 0 || sections.some(is('certifications'));
  for (const section of hasPapers ? [] : introductions)
    putCertificates(drafts, section, papersTold(toText(section.lines)));
  const skills = contact.skills.map((text): Draft<Skill> => ({ category: '', items: splitKeywords(text) }));
  drafts.skills.push(...from(told, skills));
  if (!hasEducation) drafts.education.push(...schoolingOf(schools, contact));
  else completeSchooling(drafts, contact);
  drafts.education = withoutNamedAgain(drafts.education);
  const doubts: DraftSource['doubts'] = {
    ...(found && !found.sure ? { name: 'name' } : {}),
    ...fallbacks(drafts, lines),
  };
  if (/[xX*]{2}/.test(drafts.basics.phone)) doubts.phone = 'masked';
  if (contact.links.length) drafts.basics.profiles = contact.links;
  const rest = withoutSalary([...contact.rest, ...intended.rest], drafts.intention).filter(
    (text) => text !== drafts.basics.name,
  );
  if (rest.length)
    drafts.custom.push({ title: sections.find(is('contact'))?.title ?? OWN_TITLES.other[language], items: rest });
  const { content, sources, warnings } = assemble(drafts, language);
  const introduced = [...said.lines, ...sections.filter(is('introduction')).flatMap((s) => s.lines)];
  sources.set('basics', { lines: [...header, ...contactLines, ...introduced], doubts });
  if (found) sources.set('basics/name', { lines: [found.line], doubts });
  sources.set('intention', {
    lines: [...header, ...contactLines, ...sections.filter(is('intention')).flatMap((s) => s.lines)],
    doubts: {},
  });
  return { content, sources, warnings: [...warnings, ...missing(content)] };
}

const NAMES_TOWN = /[省市州]\p{Script=Han}/u;
/** A street alone gets the place that stands on a line of its own, in the order in which the two stand. */
function withPlace(address: string, lines: readonly Line[], labelled: () => string): string {
  if (address && (!isStreet(address) || locationIn(address))) return address;
  const place = labelled();
  // whoever writes the province and the town needs no employer before them
  if (address.includes(place) || (NAMES_TOWN.test(address) && leansToOrganisation(place))) return address;
  if (place.includes(address)) return place;
  const at = (text: string) => lines.findIndex((line) => line.text.includes(text));
  return at(address) >= 0 && at(address) < at(place) ? `${address} ${place}` : `${place} ${address}`;
}

/** Contact data at the head or foot of a page, outside the sections they happen to stand in. */
const footersOf = (sections: Section[]): Line[] =>
  sections
    .filter((s) => s.kinds.length > 0 && !s.kinds.some((k) => k === 'contact' || k === 'custom' || k === 'intention'))
    .flatMap((s) => s.lines)
    .filter(isContactLine);

function merge<T extends Record<string, string>>(a: T, b: T): T {
  return Object.fromEntries(Object.keys(a).map((k) => [k, a[k] || b[k]])) as T;
}

/** `…我的电话是138…` within a long text. */
const TOLD_PHONE = /(?:电话|手机)(?:号码?)?[是为：:]?\s?1[\d -]{10,13}/u;
/** An address or number that stands in no contact block is better than none. */
function fallbacks(drafts: Drafts, lines: Line[]): DraftSource['doubts'] {
  const before = { ...drafts.basics };
  for (const line of lines) {
    drafts.basics.email ||= findEmail(line.text)?.value ?? '';
    const told = TOLD_PHONE.exec(line.text)?.[0];
    if (told) drafts.basics.phone ||= findPhone(told)?.value ?? '';
    if (line.cells.length <= 4 && line.text.length < 60) drafts.basics.phone ||= findPhone(line.text)?.value ?? '';
  }
  const added = (['email', 'phone'] as const).filter((key) => drafts.basics[key] !== before[key]);
  return Object.fromEntries(added.map((key) => [key, 'elsewhere']));
}

const missing = (content: ResumeContent): ImportWarning[] =>
  missingFields(content).map((field) => ({ code: 'missing', field }));
