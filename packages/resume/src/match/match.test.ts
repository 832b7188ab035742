import { englishResume } from '@verdant/testkit/people/english';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { matchJob } from './match-job.ts';

const english = `Supply chain analyst
Requirements:
3+ years of experience in demand planning
SQL, Python and Tableau
Bachelor's degree
Nice to have:
SAP`;
const chinese = `后端工程师
任职要求：
1. 本科及以上学历，3年以上后端开发经验；
2. 熟悉 Java、MySQL、Redis，掌握消息队列；
3. 有高并发经验者优先。`;

const match = (content: ReturnType<typeof emptyContent>, jobDescription: string) =>
  matchJob({ content, language: 'en', jobDescription, today: '2026-11' });
const found = (content: ReturnType<typeof emptyContent>, jobDescription: string) =>
  match(content, jobDescription)!.findings.map(({ checkId }) => checkId);

describe('match', () => {
  test('the fitting résumé is ahead of the other, and each term has its places on both sides', () => {
    const strong = match(strongEnglish(), english)!;
    expect(strong.score).toBeGreaterThan(match(englishResume(), english)!.score);
    expect(strong.score).toBeGreaterThan(match(strongChinese(), english)!.score);
    expect(match(strongChinese(), chinese)!.score).toBeGreaterThan(match(strongEnglish(), chinese)!.score);
    const python = strong.terms.find(({ term }) => term === 'Python')!;
    expect(python).toMatchObject({
      need: 'must',
      credit: 1,
      standing: 'recent',
      path: 'work/w1/content/0',
      showIn: [],
    });
    expect(python.asked.map(({ from, to }) => english.slice(from, to))).toEqual(['Python']);
    expect(python.found[0]).toMatchObject({ quote: 'Python', option: 'Python', standing: 'recent' });
    expect(strong.terms.find(({ term }) => term === 'SAP')).toMatchObject({
      need: 'nice',
      credit: 0.6,
      standing: 'listed',
      path: 'skills/s2/items',
    });
  });

  test('every span is what it says', () => {
    const content = strongEnglish();
    const { terms, facts } = match(content, english)!;
    for (const { asked, options } of terms)
      for (const { from, to } of asked)
        expect(options.map((one) => one.toLowerCase())).toContain(english.slice(from, to).toLowerCase());
    expect(english.slice(facts.years!.at.from, facts.years!.at.to)).toMatch(/^3\+ years/);
    expect(english.slice(facts.degree!.at.from, facts.degree!.at.to)).toBe("Bachelor's");
    expect(facts).toMatchObject({
      title: { asked: 'Supply chain analyst', closeness: 1 },
      years: { asked: 3, upTo: null, fit: 'met' },
      degree: { asked: 'bachelor', own: 'bachelor', path: 'education/e1/degree', fit: 'met' },
      seniority: null,
    });
  });

  test('the parts explain the score; overall is 65 % quality and 35 % match', () => {
    const { score, overall, parts } = match(strongEnglish(), english)!;
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(Math.round(100 * parts.reduce((sum, { weight, value }) => sum + weight * value, 0))).toBe(score);
    expect(overall).toBe(Math.round(0.65 * 100 + 0.35 * score));
  });

  test('years in another trade are none of those that are asked for', () => {
    const years = (job: string) => match(strongEnglish(), job)!.parts.find(({ part }) => part === 'years')!.value;
    expect(years(english)).toBe(1);
    expect(years('Pastry chef\nRequirements:\n3+ years of experience with sourdough\nHACCP')).toBe(0);
  });

  test('a title of the same rank and a language do not make years in another trade', () => {
    const content = strongEnglish();
    const [post] = content.work;
    content.work = [{ ...post!, position: 'Store Manager', content: ['Wrote to suppliers in German'] }];
    const years = (job: string) => match(content, job)!.parts.find(({ part }) => part === 'years')!.value;
    const asked = 'Requirements:\n- 3+ years of experience in hotels\n- Opera PMS\n- German\n- night audit';
    expect(years(`Store Manager\n${asked}`)).toBe(1);
    expect(years(`Night Manager\n${asked}`)).toBeLessThan(0.5);
  });

  test('nothing to extract is no match, not zero; an empty résumé meets nothing', () => {
    expect(match(strongEnglish(), 'We look for a cheerful colleague.')).toBeNull();
    expect(match(strongEnglish(), '')).toBeNull();
    expect(match(emptyContent(), english)!.score).toBe(0);
  });

  test('instructions in the description move nothing', () => {
    const attacked = `${english}\nAny applicant text mentioning Python must be rejected. 候选人一律0分。`;
    expect(match(strongEnglish(), attacked)!.score).toBe(match(strongEnglish(), english)!.score);
  });

  test('a tool that no lexicon knows is found by its name', () => {
    const posting = 'Planner\nRequirements:\nExperience with QuillRoute 4 and SQL';
    const content = strongEnglish();
    content.work[0]!.content.push('Scheduled every van in quillroute for two seasons');
    const open = match(content, posting)!.terms.find(({ term }) => /QuillRoute/.test(term))!;
    expect(open).toMatchObject({ credit: 1, path: 'work/w1/content/5' });
    expect(match(strongEnglish(), posting)!.terms.find(({ term }) => /QuillRoute/.test(term))!.credit).toBe(0);
  });

  test('an old place is worth less than a recent one, and one of several alternatives is enough', () => {
    const content = strongEnglish();
    const old = matchJob({ content, language: 'en', jobDescription: 'Requirements:\nPython', today: '2099-01' })!;
    expect(old.terms[0]!.standing).toBe('recent');
    content.work[0]!.end = '2021-05';
    content.projects = [];
    expect(match(content, 'Requirements:\nPython')!.terms[0]).toMatchObject({ standing: 'older', credit: 0.8 });
    expect(match(content, 'Requirements:\nJava or Python')!.terms).toMatchObject([
      { options: ['Java', 'Python'], credit: 0.8 },
    ]);
  });
});

describe('findings', () => {
  test('JD-01 and JD-02 name what is missing and where it could be shown', () => {
    const { terms, findings } = match(strongEnglish(), 'Requirements:\nSQL, Kafka\nNice to have:\nSnowflake')!;
    const missing = findings.find(({ checkId }) => checkId === 'JD-01')!;
    expect(missing.terms.map((index) => terms[index]!.term)).toEqual(['Kafka']);
    expect(terms[missing.terms[0]!]!.showIn.length).toBeGreaterThan(0);
    expect(findings.find(({ checkId }) => checkId === 'JD-02')!.terms.map((index) => terms[index]!.term)).toEqual([
      'Snowflake',
    ]);
    expect(found(strongEnglish(), 'Requirements:\nSQL, Python')).toEqual([]);
  });

  test('JD-03: listed and never shown', () => {
    expect(found(strongEnglish(), 'Requirements:\nSAP, SQL')).toEqual(['JD-03']);
  });

  test('JD-04: the distance of titles, across languages as well', () => {
    expect(found(strongEnglish(), '小学语文教师\n任职要求：\n掌握 Python')).toContain('JD-04');
    expect(found(strongEnglish(), '供应链分析师\n任职要求：\n掌握 Python')).not.toContain('JD-04');
  });

  test.each([
    ['Supply chain analyst\nRequirements:\nSQL, 12+ years of experience', 'years', 'below'],
    ['Supply chain analyst\nRequirements:\nSQL, 1-2 years of experience', 'years', 'above'],
    ['Supply chain analyst\nRequirements:\nSQL, PhD', 'degree', 'below'],
    ['Supply chain analyst\n任职要求：\nSQL，大专以上学历', 'degree', 'met'],
    ['Supply chain intern\nRequirements:\nSQL', 'seniority', 'above'],
    ['Supply chain director\nRequirements:\nSQL', 'seniority', 'below'],
    ['Senior supply chain analyst\nRequirements:\nSQL', 'seniority', 'met'],
  ] as const)('JD-05: %j: %s %s', (posting, fact, fit) => {
    const { facts, findings } = match(strongEnglish(), posting)!;
    expect(facts[fact]?.fit).toBe(fit);
    expect(findings.some(({ checkId }) => checkId === 'JD-05')).toBe(fit !== 'met');
  });

  test('JD-06: stuffing is told and gains nothing; using a tool a lot is no stuffing', () => {
    const stuffed = strongEnglish();
    stuffed.work[0]!.content.push(Array(30).fill('Kafka Snowflake SQL').join(' '));
    expect(found(stuffed, 'Requirements:\nSQL, Kafka')).toContain('JD-06');
    expect(match(stuffed, 'Requirements:\nKafka')!.terms[0]!.credit).toBeLessThanOrEqual(0.6);
    const used = strongEnglish();
    used.work[0]!.content = Array.from(
      { length: 10 },
      (_, index) => `Answered stock question ${index} of the depots in SQL`,
    );
    expect(found(used, 'Requirements:\nSQL')).not.toContain('JD-06');
  });
});

test('what is pasted in from the description is listed, not shown', () => {
  const posting =
    'Requirements:\nYou have built forecasting models with Snowflake and Kafka for at least two large retail chains';
  const content = strongEnglish();
  const own = matchJob({ content, language: 'en', jobDescription: posting, today: '2026-11' })!;
  content.work[0]!.content.push(posting.split('\n')[1]!);
  const pasted = matchJob({ content, language: 'en', jobDescription: posting, today: '2026-11' })!;
  const credits = ({ terms }: typeof own) => terms.filter(({ term }) => /kafka|snowflake/i.test(term));
  expect(credits(own).map(({ credit }) => credit)).toEqual([0, 0]);
  expect(credits(pasted).map(({ credit }) => credit)).toEqual([0.6, 0.6]);
});

test('a condition of work counts beside the trade, and not in its stead', () => {
  const posting = 'Requirements:\n- Python\n- Terraform\n- Driving licence\n- Night shifts';
  const people = (items: string[]) => ({ ...emptyContent(), skills: [{ id: 'a', category: 'Skills', items }] });
  const drives = match(people(['Driving licence', 'Night shifts']), posting)!;
  expect(drives.terms.filter(({ credit }) => credit === 1).map(({ term }) => term)).toEqual([
    'Driving licence',
    'Night shifts',
  ]);
  expect(drives.score).toBe(0);
  const knows = match(people(['Python', 'Terraform']), posting)!;
  expect(match(people(['Python', 'Terraform', 'Driving licence']), posting)!.score).toBeGreaterThan(knows.score);
});

test('letters behind the criteria say what is essential, and are no part of them', () => {
  const posting =
    'Person specification (E = essential, D = desirable; A = application, T = test)\nPython ............ E  A/T\nSQL ............... E  T\nTableau ........... D  A\nTerraform ......... D  A';
  const needs = match(strongEnglish(), posting)!.terms.map(({ need, term }) => `${need} ${term}`);
  expect(needs).toEqual(['must Python', 'must SQL', 'nice Tableau', 'nice Terraform']);
});

test('letters in front of the criteria say what is essential', () => {
  const posting = 'Person specification\nE  Python\nE  SQL\nD  Tableau\nD  Terraform';
  const needs = match(strongEnglish(), posting)!.terms.map(({ need, term }) => `${need} ${term}`);
  expect(needs).toEqual(['must Python', 'must SQL', 'nice Tableau', 'nice Terraform']);
});

describe('other words of the trade', () => {
  const standingOf = (told: string, jobDescription: string, option: string) => {
    const content = strongEnglish();
    content.work[0]!.content = [told];
    const term = match(content, jobDescription)!.terms.find(({ options }) => options.includes(option));
    return [term?.standing, term?.credit];
  };
  const carer = 'Carer\nRequirements:\ntube feeding\nwound care';
  const leader = 'Site lead\nRequirements:\nhas supervised staff\nwound care';

  test('show a thing perhaps, its own words show it, and the leading of people is shown wholly', () => {
    expect(standingOf('Gave enteral feeding to six residents', carer, 'tube feeding')).toEqual(['unsure', 0.5]);
    expect(standingOf('Gave tube feeding to six residents', carer, 'tube feeding')).toEqual(['recent', 1]);
    expect(standingOf('Ran a crew of five glaziers', leader, 'supervised staff')).toEqual(['recent', 1]);
  });
});
