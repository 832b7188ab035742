import { Failure, LIMITS, type ResumeContent } from '@verdant/contracts';
import { emptyContent, newItemId } from '../content/empty.ts';
import { leftOver } from './left-over.ts';
import { asDate, asList, asObject, asText, asTexts } from './shapes.ts';

const line = (value: unknown) => asText(value, LIMITS.line);
const text = (value: unknown) => asText(value, LIMITS.text);
const bullets = (value: unknown) => asTexts(value, LIMITS.bullets, LIMITS.bullet);
const tags = (value: unknown) => asTexts(value, LIMITS.tags, LIMITS.line);

const itemId = (own: Record<string, unknown>) => {
  const id = asText(own.id, 41);
  return /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : newItemId();
};

/** In JSON Resume a job without an end still runs; our own files say which of the two it is. */
function endOf(item: Record<string, unknown>, own: Record<string, unknown>, started: string): string | null {
  const end = asDate(item.endDate);
  if (end !== '') return end;
  return typeof own.present === 'boolean' ? (own.present ? null : '') : started === '' ? '' : null;
}

const place = (value: unknown) => {
  const { address, city, region } = asObject(value);
  return line(
    [address, city, region]
      .map(line)
      .filter((part) => part !== '')
      .join(', '),
  );
};

/** Whether a document is in Chinese: a good share of the letters of its names and texts. */
function languageOf(root: Record<string, unknown>): 'en' | 'zh' {
  const letters = JSON.stringify(Object.entries(root).filter(([key]) => key !== 'meta')).match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length > letters.length * 0.1 ? 'zh' : 'en';
}

/**
 * Content from a JSON Resume document of any 1.x or 0.x shape. Standard sections that the content model has no list for
 * become sections of their own; over-long values are cut to the limits of the content model. Fails with `notSupported` where there is no object or nothing of a résumé in it.
 */
export function fromJsonResume(json: unknown): ResumeContent {
  const root = asObject(json);
  const sections = ['basics', 'work', 'education', 'skills', 'projects', 'awards', 'certificates', 'volunteer'];
  if (!sections.some((key) => key in root)) throw new Failure('notSupported', { field: 'json' });

  const basics = asObject(root.basics);
  const ours = asObject(asObject(root.meta).verdant);
  const list = (value: unknown, key: string) =>
    asList(value, LIMITS.items).map((item, index) => ({
      item: asObject(item),
      own: asObject(asList(ours[key], LIMITS.items)[index]),
    }));
  const profile = asList(basics.profiles, 50)
    .map(asObject)
    .find(({ network, url }) => /linkedin/i.test(`${line(network)} ${line(url)}`));

  const content = emptyContent();
  const own = asObject(ours.basics);
  content.basics = {
    name: line(basics.name),
    email: line(own.email ?? basics.email),
    phone: line(basics.phone),
    address: place(basics.location),
    linkedin: line(own.linkedin ?? profile?.url),
    homepage: line(own.homepage ?? basics.url ?? basics.website),
    introduction: text(basics.summary),
  };
  const intention = asObject(ours.intention);
  content.intention = {
    position: line(intention.position ?? basics.label),
    city: line(intention.city),
    salary: line(intention.salary),
    availability: line(intention.availability),
    industry: line(intention.industry),
  };
  content.work = list(root.work, 'work').map(({ item, own }) => {
    const told = bullets(item.highlights);
    const before = [item.description, item.summary].map((words) => text(words).slice(0, LIMITS.bullet));
    const first = typeof own.content === 'number' ? own.content : told.length;
    const second = typeof own.achievements === 'number' ? first + own.achievements : told.length;
    const start = asDate(item.startDate);
    return {
      id: itemId(own),
      company: line(item.name ?? item.company),
      position: line(item.position),
      location: line(item.location),
      start,
      end: endOf(item, own, start),
      content: [...before.filter((words) => words !== ''), ...told.slice(0, first)].slice(0, LIMITS.bullets),
      achievements: told.slice(first, second),
      metrics: told.slice(second),
    };
  });
  content.projects = list(root.projects, 'projects').map(({ item, own }) => ({
    id: itemId(own),
    name: line(item.name),
    introduction: text(item.description),
    role: line(tags(item.roles).join(', ')),
    technologies: tags(item.keywords),
    start: asDate(item.startDate),
    end: endOf(item, own, asDate(item.startDate)),
    results: bullets(item.highlights),
  }));
  content.education = list(root.education, 'education').map(({ item, own }) => ({
    id: itemId(own),
    school: line(item.institution),
    degree: line(item.studyType),
    major: line(item.area),
    start: asDate(item.startDate),
    end: endOf(item, own, asDate(item.startDate)),
    description: text(
      [...asTexts([item.score ?? item.gpa], 1, LIMITS.line), ...asTexts(item.courses, LIMITS.tags, LIMITS.text)].join(
        '\n',
      ),
    ),
  }));
  content.certifications = list(root.certificates, 'certifications').map(({ item, own }) => ({
    id: itemId(own),
    name: line(item.name),
    issuer: line(item.issuer),
    date: asDate(item.date),
  }));
  content.awards = list(root.awards, 'awards').map(({ item, own }) => ({
    id: itemId(own),
    name: line(item.title),
    issuer: line(item.awarder),
    date: asDate(item.date),
    description: text(item.summary),
  }));
  content.skills = list(root.skills, 'skills').map(({ item, own }) => ({
    id: itemId(own),
    category: line(
      [item.name, item.level]
        .map(line)
        .filter((part) => part !== '')
        .join(', '),
    ),
    items: tags(item.keywords),
  }));
  content.custom = asList(ours.custom, LIMITS.items).map((item) => ({
    id: itemId(asObject(item)),
    title: line(asObject(item).title),
    items: bullets(asObject(item).items),
  }));
  if (Object.keys(ours).length > 0) return content;
  const more = leftOver(root, languageOf(root));
  content.skills = [...content.skills, ...more.skills].slice(0, LIMITS.items);
  content.custom = more.custom;
  return content;
}
