import { expect, test } from 'vitest';
import { knownKinds, plainHeading } from './known.ts';

test.each([
  ['申报项目', 'projects'],
  ['职业足迹', 'work'],
  ['在管项目一览', 'projects'],
  ['Representative Projects', 'projects'],
  ['Case studies', 'projects'],
  ['Featured works', 'projects'],
  ['常用软件', 'skills'],
  ['LICENSURE', 'certifications'],
  ['Honors-Awards', 'awards'],
  ['语文能力', 'languages'],
  ['从业资格', 'certifications'],
  ['资格', 'certifications'],
  ['WORK EXPERIENCE', 'work'],
  ['Professional Experience', 'work'],
  ['Employment History', 'work'],
  ['Technical Skills', 'skills'],
  ['Education', 'education'],
  ['Selected Projects', 'projects'],
  ['Honors & Awards', 'awards'],
  ['About me', 'introduction'],
  ['教育背景', 'education'],
  ['实习经历', 'work'],
  ['项目经验', 'projects'],
  ['专业技能', 'skills'],
  ['自我评价', 'introduction'],
  ['求职意向', 'intention'],
  ['荣誉证书', 'awards'],
  ['【2】教育经历', 'education'],
  ['学 教育经历', 'education'],
  ['[1] 教育背景', 'education'],
  ['三、工作经历', 'work'],
  ['教 育 背 景', 'education'],
  ['EDUCATION 教育背景', 'education'],
  ['Experience:', 'work'],
  ['Jobs so far', 'work'],
  ['Certs', 'certifications'],
  ['Invited lectures (selected)', 'custom'],
  ['Conference papers since 2018', 'custom'],
  ['Publications since 2015', 'publications'],
  ['学术会议报告（近五年）', 'custom'],
  ['专著与整理', 'publications'],
  ['Present Employment', 'work'],
  ['Former Nursing Posts', 'work'],
  ['Previous Positions', 'work'],
  ['代表著作', 'publications'],
  ['Details of employment, in chronological order', 'work'],
  ['Honours & Awards, if any', 'awards'],
  ['Academic and technical qualifications', 'education'],
  ['课题研究', 'projects'],
])('%s is %s', (text, kind) => {
  expect(knownKinds(text)?.[0]).toBe(kind);
});

test('mixed sections keep both kinds', () => {
  expect(knownKinds('实习和项目经验')).toEqual(['work', 'projects']);
  expect(knownKinds('Skills & Interests')).toEqual(['skills', 'custom']);
});

test('memberships beside certificates are certificates', () => {
  expect(knownKinds('Memberships & Certificates')).toEqual(['certifications']);
  expect(knownKinds('Professional membership / certification')).toEqual(['certifications']);
});

test.each(['skilled worker', 'Experience with Java and Go', '负责教育产品', 'Acme Projects Ltd', ''])(
  '%s is no heading',
  (text) => {
    expect(knownKinds(text)).toBeNull();
  },
);

test('numbers and icons before a heading go', () => {
  expect(plainHeading('★ 01. Education —')).toBe('Education');
});

test('words in capitals behind a Chinese heading say it again, whatever they are; before one they are a name', () => {
  expect(knownKinds('工作经历 JOURNEY')).toEqual(['work']);
  expect(knownKinds('获奖情况 | HALL OF FAME')).toEqual(['awards']);
  expect(knownKinds('CRM 项目')).toBeNull();
});

test('posts that are or were held head work; what is hoped for heads an intention', () => {
  expect(
    ['Current Employment', 'Previous Nursing Posts', 'Earlier Appointments'].map((text) => knownKinds(text)?.[0]),
  ).toEqual(['work', 'work', 'work']);
  expect(knownKinds('期望')).toEqual(['intention']);
});

test('teaching alone is a section of its own, and beside another heading says nothing', () => {
  expect(knownKinds('教学')).toEqual(['custom']);
  expect(['教学与工作经历', '教学与技能'].map(knownKinds)).toEqual([null, null]);
});

test('forms number the sections that they ask for one by one', () => {
  expect(['Work Experience 2', 'Education 1', 'Certification 3'].map((text) => knownKinds(text)?.[0])).toEqual([
    'work',
    'education',
    'certifications',
  ]);
  expect(knownKinds('Route 2')).toBeNull();
});

test('headings of what somebody attended, of the project of a degree and of referees', () => {
  const kinds = (...titles: string[]) => titles.map((title) => knownKinds(title)?.[0] ?? null);
  expect(kinds('SHORT COURSES AND WORKSHOPS', 'Trainings and Seminars Attended', 'Conferences and trainings')).toEqual(
    Array(3).fill('certifications'),
  );
  expect(kinds('B.Tech. Project', 'Final Year Project', 'Graduation project')).toEqual(Array(3).fill('projects'));
  expect(kinds('Character References', 'Equipment Operated', 'Workshops')).toEqual(['custom', 'skills', null]);
});
