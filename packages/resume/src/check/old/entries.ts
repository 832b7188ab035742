import { chineseSoftSkills, englishSoftSkills } from '@verdant/lexicon';
import { evidence } from '../../document/document.ts';
import { isSide } from '../../document/side-entries.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted, type Place } from '../check.ts';

export const noExperience: Check = {
  id: 'SEC-06',
  group: 'sections',
  allotment: 4,
  effort: 3,
  title: { en: 'No experience and no project', zh: '没有经历，也没有项目' },
  detects: { en: 'Neither work nor projects.', zh: '既没有工作经历也没有项目。' },
  advice: {
    en: 'Add a job, an internship, a project or voluntary work: anything you can be asked about.',
    zh: '加上一段工作、实习、项目或志愿经历，只要能被问起就行。',
  },
  praise: { en: 'Experience to ask about', zh: '有经历可谈' },
  example: {
    en: { bad: 'Only a school and hobbies', good: 'A student project with what you did in it' },
    zh: { bad: '只有学校和爱好', good: '写上课程项目里自己做的部分' },
  },
  run: ({ roles }) =>
    roles.length === 0
      ? { severity: 1, places: [{ path: 'work', text: '' }] }
      : {
          severity: 0,
          places: [],
          good: roles.filter(({ name }) => name !== '').map(({ path, name }) => evidence(path, name)),
        },
};

const SCHOOL_ONLY =
  /高中|中专|初中|职高|high school|secondary|a[- ]?levels?|gcses?|btec|nvq|\bged\b|diploma of secondary/i;

/** Degrees that say what was studied: Bachelor of Software Engineering, BSc Physics, MBA, 工商管理硕士. */
const NAMES_FIELD =
  /\b(?:of|in) (?!(?:science|arts|philosophy|honou?rs)\b)\p{L}{3,}|\b(?:of|in) (?:science|arts|philosophy) (?:in )?\p{L}{3,}|\b(?:b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|ph\.?d)\b\.?(?: \(hons\))?,? \p{L}{3,}|\b(?:mba|emba|bba|llb|llm|jd|md|mpa|mph|mfa|bfa|march|barch)\b|\p{Script=Han}{2,}(?:硕士|博士|学士)/iu;

export const educationIncomplete: Check = {
  id: 'SEC-07',
  group: 'sections',
  allotment: 3,
  effort: 1,
  title: { en: 'Education incomplete', zh: '教育经历不完整' },
  detects: {
    en: 'School, degree, field or end date missing. Never asked for: the kind of admission, the first degree.',
    zh: '缺学校、学历、专业或结束时间。不要求写统招或第一学历。',
  },
  advice: { en: 'Fill in school, degree, field and end date.', zh: '补全学校、学历、专业和结束时间。' },
  praise: { en: 'Education is complete', zh: '教育经历完整' },
  example: {
    en: { bad: 'University of Fairholm', good: 'University of Fairholm, BSc Statistics, 2016–2019' },
    zh: { bad: '青川大学', good: '青川大学，本科，信息管理，2016–2020' },
  },
  run: ({ content: { education } }) => {
    if (education.length === 0) return { severity: 1, places: [{ path: 'education', text: '' }] };
    const places: Place[] = [];
    for (const item of education) {
      const keys = SCHOOL_ONLY.test(`${item.school} ${item.degree} ${item.major}`)
        ? (['school', 'end'] as const)
        : (['school', 'degree', 'major', 'end'] as const);
      for (const key of keys)
        if (key === 'major' && NAMES_FIELD.test(item.degree)) continue;
        else if (item[key] !== null && item[key].trim() === '')
          places.push({ path: `education/${item.id}/${key}`, text: '', advice: missing(key) });
    }
    return counted(
      places,
      4,
      education.map(({ id, school }) => evidence(`education/${id}/school`, school)),
    );
  },
};

const names = {
  school: { en: 'school', zh: '学校' },
  degree: { en: 'degree', zh: '学历' },
  major: { en: 'field of study', zh: '专业' },
  end: { en: 'end date', zh: '结束时间' },
  company: { en: 'organisation', zh: '公司' },
  position: { en: 'title', zh: '职位' },
  start: { en: 'start date', zh: '开始时间' },
  name: { en: 'name', zh: '名称' },
};
const missing = (key: keyof typeof names) => ({
  en: `The ${names[key].en} is missing here.`,
  zh: `这里缺少${names[key].zh}。`,
});

const SOFT = new Set([...englishSoftSkills, ...chineseSoftSkills]);
const ENOUGH = 6;

export const skillsThin: Check = {
  id: 'SEC-08',
  group: 'sections',
  allotment: 3,
  effort: 2,
  title: { en: 'Few skills named', zh: '技能偏少' },
  detects: {
    en: 'Fewer than six tools or methods by name. Traits do not count.',
    zh: '写明的工具或方法少于六项。性格特点不算。',
  },
  advice: {
    en: 'Six tools or methods by name are the least a search needs. Name those you have really used.',
    zh: '至少写六项工具或方法，检索才找得到。只写真正用过的。',
  },
  praise: { en: 'Skills are named', zh: '技能写得具体' },
  example: {
    en: { bad: 'Skills: Office, teamwork', good: 'Skills: SQL, Excel, Tableau, Power BI, Python, SAP' },
    zh: { bad: '技能：办公软件、沟通', good: '技能：SQL、Excel、Axure、Figma、Python、神策' },
  },
  run: ({ content: { skills }, fields, terms }) => {
    const known = new Set(
      [...terms.values()].flatMap((hits) =>
        hits.filter(({ entry }) => entry.kind === 'hard' || entry.kind === 'tool').map(({ entry }) => entry.id),
      ),
    );
    // The lexicon does not know every trade: what the person lists counts too, as long as it is not a trait.
    const listed = new Set(
      skills.flatMap(({ items }) => items.map((item) => item.trim().toLowerCase())).filter((item) => !SOFT.has(item)),
    );
    const have = Math.max(known.size, listed.size);
    const good = skills.flatMap(({ id, items }) =>
      items.length > 0
        ? [evidence(`skills/${id}/items`, fields.find(({ path }) => path === `skills/${id}/items`)?.text ?? '')]
        : [],
    );
    if (have >= ENOUGH) return { severity: 0, places: [], good };
    const first = skills[0];
    const text = first ? (fields.find(({ path }) => path === `skills/${first.id}/items`)?.text ?? '') : '';
    const advice = {
      en: `${have === 1 ? 'One tool or method is' : `${have} tools or methods are`} named so far; six are the least a search needs. Traits do not count: name programs, machines, methods and languages that you have really used.`,
      zh: `目前写明的工具或方法只有 ${have} 项，至少写六项，检索才找得到。性格特点不算；写真正用过的软件、设备、方法和语言。`,
    };
    return {
      severity: (ENOUGH - have) / ENOUGH,
      places: [{ path: first ? `skills/${first.id}/items` : 'skills', text, advice }],
    };
  },
};

export const entryIncomplete: Check = {
  id: 'SEC-09',
  group: 'sections',
  allotment: 2,
  effort: 1,
  title: { en: 'Entry incomplete', zh: '经历信息不全' },
  detects: {
    en: 'A job without organisation, title or start; a project without a name.',
    zh: '工作缺公司、职位或开始时间，项目缺名称。',
  },
  advice: { en: 'Fill in organisation, title and dates.', zh: '补全公司、职位和时间。' },
  praise: { en: 'Entries name organisation, title and dates', zh: '经历的公司、职位和时间齐全' },
  example: {
    en: { bad: '2019 – 2021, Northgate Stores', good: '2019-03 – 2021-05, Northgate Stores, Logistics coordinator' },
    zh: { bad: '2019 – 2021，北门商贸', good: '2019-03 – 2021-05，北门商贸，物流专员' },
  },
  run: ({ content: { work, projects } }) => {
    const places: Place[] = [];
    for (const item of work)
      for (const key of ['company', 'position', 'start'] as const)
        if (item[key].trim() === '' && !(key === 'position' && isSide(item)))
          places.push({ path: `work/${item.id}/${key}`, text: '', advice: missing(key) });
    for (const item of projects)
      if (item.name.trim() === '') places.push({ path: `projects/${item.id}/name`, text: '', advice: missing('name') });
    return counted(
      places,
      4,
      work.map(({ id, company }) => evidence(`work/${id}/company`, company)),
    );
  },
};

export const notReverseChronological: Check = {
  id: 'SEC-11',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'Not newest first', zh: '没有按时间倒序' },
  detects: { en: 'A job that stands below an older one.', zh: '较近的工作排在较早的下面。' },
  advice: {
    en: 'This one is newer than the one above it. Newest first is what readers expect.',
    zh: '这一段比上一段更近。习惯上最近的放最前。',
  },
  praise: null,
  example: {
    en: { bad: '2015 – 2018 above 2018 – 2023', good: '2018 – 2023 above 2015 – 2018' },
    zh: { bad: '2015–2018 排在 2018–2023 前面', good: '最近的排在最前' },
  },
  run: ({ content: { work } }) =>
    counted(
      work.flatMap((item, index) => {
        const above = work[index - 1];
        const start = monthRange(item.start);
        const before = above && monthRange(above.start);
        if (!above || !start || !before || start.first <= before.last) return [];
        // One that still runs may stand on top whatever its start.
        if (above.end === null && item.end !== null) return [];
        // Voluntary work and the like has an order of its own, and often a section of its own.
        if (isSide(item) || isSide(above)) return [];
        return [{ path: `work/${item.id}/company`, text: item.company }];
      }),
      2,
    ),
};
