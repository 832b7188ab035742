import type { Random } from '../random.ts';
import * as en from '../words/en/people.ts';
import type { Profession } from '../words/profession.ts';
import { professions } from '../words/professions.ts';
import * as zh from '../words/zh/people.ts';
import { inventCompany, inventDegree, inventPlace, inventSchool } from './employers.ts';
import { fill } from './gaps.ts';
import { inventIdentity } from './identity.ts';
import { careerPeriods, schoolPeriod } from './periods.ts';
import type { Activity, Honour, Job, Language, Moment, Person, Project, School } from './person.ts';

/** One invented person. The stage of life decides how much of everything there is. */
export function inventPerson(random: Random, language: Language): Person {
  const words = language === 'en' ? en : zh;
  const field = random.pick(professions[language]);
  const other = random.pick(professions[language]);
  const stage = random.weighted({ student: 25, working: 60, senior: 15 });
  const months = random.chance(0.8);
  const say = (text: string) => fill(text, field, random);
  const jobs = { student: random.int(0, 3), working: random.int(1, 5), senior: random.int(4, 8) }[stage];
  const work = careerPeriods(random, jobs, { months, goesOn: random.chance(0.6) }).map((period, i): Job => {
    const own = i > 2 && random.chance(0.3) ? other : field;
    return {
      company: inventCompany(random, language, own),
      position: (stage === 'student' && random.chance(0.5) ? internOf(random, language) : random.pick)(own.titles),
      department: random.chance(0.15) ? random.pick(own.departments) : '',
      place: inventPlace(random, language),
      period,
      bullets: sentences(random, own, i > 3 ? random.int(0, 2) : random.int(1, 6)),
    };
  });
  const education = inventEducation(random, language, field, { months, before: oldest(work), stage, say });
  const skills = Object.entries(field.skills).map(([category, items]) => ({
    category,
    items: random.some(items, random.int(2, 6)),
  }));
  const date = (): Moment | null =>
    random.chance(0.7) ? { year: random.int(2012, 2025), month: random.chance(0.5) ? random.int(1, 12) : null } : null;
  const honours = (names: string[], issuers: string[], count: number): Honour[] =>
    random
      .some(names, count)
      .map((name) => ({ name, issuer: random.chance(0.5) ? random.pick(issuers) : '', date: date() }));
  const share = (often: number, from: number, to: number) => (random.chance(often) ? random.int(from, to) : 0);
  const latin = language === 'en';
  return {
    language,
    ...inventIdentity(random, language),
    headline: random.chance(0.5) ? random.pick(field.titles) : '',
    intention: {
      position: random.pick(field.titles),
      city: latin ? random.pick(en.places) : random.pick(zh.cities),
      salary: latin ? 'Negotiable' : random.pick(zh.salaries),
      availability: latin ? 'Immediately' : random.pick(zh.availabilities),
      industry: latin ? random.pick(field.employers) : random.pick(zh.industries),
    },
    introduction: random.chance(0.65)
      ? [...random.some(words.openers, random.int(1, 3)), ...random.some(words.closers, random.int(0, 2))].map(say)
      : [],
    education,
    work,
    projects: random.chance(stage === 'student' ? 0.8 : 0.45) ? inventProjects(random, language, field, months) : [],
    certifications: honours(field.certifications, words.certIssuers, share(0.5, 1, 4)),
    awards: honours(field.awards, words.awardIssuers, share(0.45, 1, 4)),
    skills: random.chance(0.9) ? skills : [],
    languages: random
      .some(words.languagesSpoken, share(0.4, 1, 4))
      .map((name) => ({ name, level: random.chance(0.8) ? random.pick(words.levels) : '' })),
    activities: random.chance(stage === 'student' ? 0.6 : 0.2) ? inventActivities(random, language, field) : [],
    interests: random.some(words.interests, share(0.25, 2, 6)),
    publications: Array.from({ length: share(0.1, 1, 4) }, () => publication(random, language, field)),
    references: latin && random.chance(0.12) ? ['References available upon request.'] : [],
  };
}

const internOf = (random: Random, language: Language) => (titles: readonly string[]) => {
  const title = random.pick(titles);
  return language === 'en'
    ? random.pick([`${title} Intern`, `Intern, ${title}`, `Trainee ${title}`])
    : random.pick([`${title}实习生`, `${title}（实习）`, `实习${title}`]);
};

const oldest = (work: Job[]): Moment | null => work.at(-1)?.period.start ?? null;

function sentences(random: Random, field: Profession, count: number): string[] {
  return random.some(field.bullets, count).map((text) => {
    const one = fill(text, field, random);
    return random.chance(0.12) ? `${one} ${fill(random.pick(field.bullets), field, random)}` : one;
  });
}

type About = { months: boolean; before: Moment | null; stage: string; say: (text: string) => string };

function inventEducation(random: Random, language: Language, field: Profession, about: About): School[] {
  const words = language === 'en' ? en : zh;
  const count = about.stage === 'student' ? random.int(1, 2) : random.weighted({ 0: 5, 1: 55, 2: 30, 3: 10 });
  let { before } = about;
  return Array.from({ length: Number(count) }, (): School => {
    const period = schoolPeriod(random, before, about.months);
    before = period.start;
    return {
      school: inventSchool(random, language),
      degree: random.chance(0.92) ? inventDegree(random, language) : '',
      major: random.chance(0.9) ? random.pick(field.majors) : '',
      place: inventPlace(random, language),
      period: random.chance(0.25) ? { start: null, end: period.end } : period,
      grade: random.chance(0.3) ? about.say(random.pick(words.grades)) : '',
      notes: random.some(words.schoolNotes, random.chance(0.4) ? random.int(1, 3) : 0).map(about.say),
    };
  });
}

function inventProjects(random: Random, language: Language, field: Profession, months: boolean): Project[] {
  const count = random.int(1, 4);
  return careerPeriods(random, count, { months, goesOn: false }).map(
    (period, i): Project => ({
      name: field.projects[i % field.projects.length]!,
      role: random.chance(0.6)
        ? language === 'en'
          ? random.pick(['Lead', 'Developer', 'Team Member', 'Coordinator', 'Owner', 'Research Assistant'])
          : random.pick(['项目负责人', '核心成员', '组长', '负责人', '队员', '后端开发', '参与者'])
        : '',
      organisation: random.chance(0.2) ? inventCompany(random, language, field) : '',
      period: random.chance(0.8) ? period : { start: null, end: null },
      technologies: random.chance(0.4) ? random.some(Object.values(field.skills).flat(), random.int(2, 5)) : [],
      introduction: random.chance(0.4) ? fill(random.pick(field.bullets), field, random) : '',
      bullets: sentences(random, field, random.int(1, 4)),
    }),
  );
}

function inventActivities(random: Random, language: Language, field: Profession): Activity[] {
  const words = language === 'en' ? en : zh;
  const count = random.int(1, 3);
  return careerPeriods(random, count, { months: true, goesOn: random.chance(0.3) }).map(
    (period): Activity => ({
      organisation: random.pick(words.activityKinds),
      role: random.pick(words.activityRoles),
      place: random.chance(0.3) ? inventPlace(random, language) : '',
      period,
      bullets: sentences(random, field, random.int(0, 3)),
    }),
  );
}

function publication(random: Random, language: Language, field: Profession): string {
  const thing = random.pick(field.projects);
  const year = random.int(2012, 2025);
  if (language === 'zh')
    return random.pick([
      `《${thing}的实践与思考》，${random.pick(zh.venues)}，${year}`,
      `${random.pick(zh.surnames)}某，${thing}研究[J]．${random.pick(zh.venues)}，${year}(3)：12-18`,
    ]);
  return random.pick([
    `${random.pick(en.family)}, ${random.pick([...'ABCDEF'])}. (${year}). On ${thing}. ${random.pick(en.venues)}.`,
    `“${thing} revisited”, ${random.pick(en.venues)}, ${year}`,
  ]);
}
