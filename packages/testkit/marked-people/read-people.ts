import type { AnalysisSettings, Country, FieldPath, Language, ResumeContent } from '@verdant/contracts';
import { emptyContent } from '../people/empty-content.ts';
import { chineseCare } from './chinese-care.ts';
import { chineseCreative } from './chinese-creative.ts';
import { chineseLater } from './chinese-later.ts';
import { chineseOffice } from './chinese-office.ts';
import { chineseTechnical } from './chinese-technical.ts';
import { englishCare } from './english-care.ts';
import { englishCreative } from './english-creative.ts';
import { englishLater } from './english-later.ts';
import { englishOffice } from './english-office.ts';
import { englishTechnical } from './english-technical.ts';

/** `faults` holds `IMP-04 work/w1/content/0` for a fault of one text and `BRV-03` for one of the whole. */
export type Person = {
  id: string;
  language: Language;
  content: ResumeContent;
  settings: AnalysisSettings;
  faults: ReadonlySet<string>;
  /** each fault once, with the paths at which it may be shown; none for one of the whole */
  expected: readonly { checkId: string; paths: readonly FieldPath[] }[];
};

const cells = (text: string) => text.split('|').map((cell) => cell.trim());
/** At commas and enumeration marks, but not inside brackets. */
const splitTags = (text: string) => text.split(/\s*[,，、;；](?![^(（]*[)）])\s*/);
const end = (text: string) => (/^(?:now|present)$/.test(text) ? null : text);

/**
 * One person. The first character says what a line is: `#` name and contacts, `~` introduction, `=` intention, `@` job,
 * `>` project, `"` its introduction, `-` a point of what stands above, `^` school, `$` skills, `&` certificate,
 * `!` award, `+` a section of one's own. `{…}` at the end names faults of the line.
 */
class Reader {
  readonly content = emptyContent();
  readonly faults = new Set<string>();
  readonly expected: { checkId: string; paths: FieldPath[] }[] = [];
  readonly settings: AnalysisSettings = {};
  id = '';
  private points: { list: string[]; base: FieldPath } | null = null;

  read(line: string): void {
    const noted = line.match(/\s*\{([^{}]*)\}/g) ?? [];
    const text = line.replace(/\s*\{[^{}]*\}/g, '').replace(/^\S\s?/, '');
    const paths = this.take(line[0]!, text, line);
    for (const note of noted)
      for (const checkId of note.trim().slice(1, -1).split(' ')) {
        this.expected.push({ checkId, paths });
        for (const path of paths) this.faults.add(`${checkId} ${path}`);
      }
  }

  private take(mark: string, text: string, line: string): FieldPath[] {
    const { content } = this;
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = cells(text);
    const newest = <T extends { id: string }>(list: T[], item: Omit<T, 'id'>, prefix: string): T => {
      list.push({ id: `${prefix}${list.length + 1}`, ...item } as T);
      return list.at(-1)!;
    };
    const under = (list: string[], base: FieldPath) => {
      this.points = { list, base };
    };
    switch (mark) {
      case '#': {
        this.id = a;
        Object.assign(content.basics, { name: b, email: c, phone: d, address: e, linkedin: f });
        return ['basics/email', 'basics/phone', 'basics/address'];
      }
      case '~':
        content.basics.introduction = text;
        return ['basics/introduction'];
      case '=':
        Object.assign(content.intention, { position: a, city: b });
        return ['intention/position'];
      case '@': {
        const job = newest(
          content.work,
          { company: a, position: b, location: e, start: c, end: end(d), content: [], achievements: [], metrics: [] },
          'w',
        );
        under(job.content, `work/${job.id}/content`);
        return ['company', 'start', 'end'].map((key) => `work/${job.id}/${key}`);
      }
      case '>': {
        const project = newest(
          content.projects,
          { name: a, role: b, start: c, end: end(d), technologies: splitTags(e), introduction: '', results: [] },
          'p',
        );
        under(project.results, `projects/${project.id}/results`);
        return [`projects/${project.id}/name`];
      }
      case '"': {
        const project = content.projects.at(-1)!;
        project.introduction = text;
        return [`projects/${project.id}/introduction`];
      }
      case '-': {
        const { list, base } = this.points!;
        // Kept as it stands, with the blanks that some people leave at the end.
        list.push(text);
        return [`${base}/${list.length - 1}`];
      }
      case '^': {
        const school = newest(
          content.education,
          { school: a, degree: b, major: c, start: d, end: end(e), description: f },
          'e',
        );
        return ['school', 'degree', 'major', 'end'].map((key) => `education/${school.id}/${key}`);
      }
      case '$': {
        const [category = '', items = ''] = text.split(/:\s/);
        const skill = newest(content.skills, { category, items: splitTags(items) }, 's');
        return [`skills/${skill.id}/items`];
      }
      case '&':
        newest(content.certifications, { name: a, issuer: b, date: c }, 'c');
        return [];
      case '!':
        newest(content.awards, { name: a, issuer: b, date: c, description: d }, 'a');
        return [];
      case '+': {
        const custom = newest(content.custom, { title: text, items: [] }, 'x');
        under(custom.items, `custom/${custom.id}/items`);
        return [`custom/${custom.id}/title`];
      }
      default:
        this.note(line);
        return [];
    }
  }

  private note(line: string): void {
    const [key, rest = ''] = line.split(/:\s*/);
    const words = rest.split(/\s+/).filter((word) => word !== '');
    if (key === 'faults')
      for (const checkId of words) {
        this.faults.add(checkId);
        this.expected.push({ checkId, paths: [] });
      }
    else if (key === 'settings')
      for (const word of words)
        Object.assign(
          this.settings,
          word === 'student'
            ? { stage: word }
            : /^[A-Z]{2,3}$/.test(word)
              ? { country: word as Country }
              : { industry: word },
        );
    else throw new Error(`Not a line of a person: "${line}"`);
  }
}

const read = (texts: readonly string[], language: Language): Person[] =>
  texts
    .flatMap((text) => text.trim().split(/\n\n+(?=#)/))
    .map((text) => {
      const reader = new Reader();
      for (const line of text.split('\n')) if (line.trim() !== '') reader.read(line);
      const { id, content, settings, faults, expected } = reader;
      return { id: `${language} ${id}`, language, content, settings, faults, expected };
    });

/** Invented people of many trades, weak to strong, with the faults that we see in them. */
export const people: readonly Person[] = [
  ...read([englishOffice, englishTechnical, englishCare, englishCreative, englishLater], 'en'),
  ...read([chineseOffice, chineseTechnical, chineseCare, chineseCreative, chineseLater], 'zh'),
];
