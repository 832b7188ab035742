import { expect, test } from 'vitest';
import { beginsToldSchool, employerBefore, plainlyTold, toldPost, withoutLeads } from './told-posts.ts';
import { toldPostIn } from './told-posts-english.ts';

test.each([
  ['在松林水务公司任管网主管，带六个人', '松林水务公司', '管网主管', '带六个人'],
  ['任职于云安酒店，担任前台接待。', '云安酒店', '前台接待', ''],
  ['任松林水务有限公司高级工程师，负责管网', '松林水务有限公司', '高级工程师', '负责管网'],
  ['我在松林镇中心幼儿园当炊事员，管三顿饭', '松林镇中心幼儿园', '炊事员', '管三顿饭'],
  ['我转到湖山月子会所当护理员，那里管得严', '湖山月子会所', '护理员', '那里管得严'],
  ['毕业即加入松林水务有限公司，担任调度员', '松林水务有限公司', '调度员', ''],
  ['在松林县教育局工作，任科员。', '松林县教育局', '科员', ''],
  ['在松林区一户人家做住家保姆，照顾老人', '松林区一户人家', '住家保姆', '照顾老人'],
])('%s names an employer and a post', (text, company, position, rest) => {
  expect(toldPost(text)).toEqual({ company, position, rest });
});

test.each(['任课教师', '在家待业', '负责管网调度，任务繁重', 'Engineer at Vale Water'])('%s tells no post', (text) => {
  expect(toldPost(text)).toBeNull();
});

test.each([
  ['松林县湖东乡政府办事员', '松林县湖东乡政府', '办事员'],
  ['松林市民政局社会救助科科长', '松林市民政局', '社会救助科科长'],
])('%s parts where the employer reads most as one', (text, company, position) => {
  expect(employerBefore(text, -2)).toEqual([company, position]);
});

test('an employer and a duty behind a span need no verb', () => {
  expect(plainlyTold('，松林路川菜馆，洗菜配菜。')).toEqual({
    company: '松林路川菜馆',
    position: '洗菜配菜',
    rest: '',
  });
  expect(plainlyTold('，在家待业，照顾老人。')).toBeNull();
});

test('words that only lead to a name are no part of it', () => {
  expect(withoutLeads({ company: '就职于松林水务公司', position: '任主管，带六个人' })).toEqual({
    company: '松林水务公司',
    position: '主管',
  });
  expect(withoutLeads({ company: '松林小学', position: '任课教师' })).toEqual({
    company: '松林小学',
    position: '任课教师',
  });
});

test('a sentence that somebody went to a school begins an entry', () => {
  expect(beginsToldSchool('，就读于松林大学')).toBe(true);
  expect(beginsToldSchool('在松林大学组织比赛')).toBe(false);
});

test.each([
  ['，松林县第二中学（民办），返聘，高二物理教师兼导师。带三人', '松林县第二中学（民办）', '高二物理教师兼导师'],
  ['，松林县第二中学，任物理教师、班主任。', '松林县第二中学', '任物理教师、班主任'],
  [' 松林阀门有限公司 数控车工。开两台车床', '松林阀门有限公司', '数控车工'],
])('%s tells an employer and posts', (text, company, position) => {
  expect(plainlyTold(text)).toMatchObject({ company, position });
});

test('an employer and a post alone in a line are left to their entry', () => {
  expect(plainlyTold(' 松林阀门有限公司 数控车工')).toBeNull();
});

test('English sentences tell a post in many words', () => {
  const told = [
    "I'm sous chef at The Tarn Kitchen in Moor Bay.",
    'I spent two winters as head waiter at Hotel Alder in Vale.',
    'I began as a porter in the Old Mill Hotel, straight from school',
  ];
  expect(told.map((text) => toldPostIn(text)?.position)).toEqual(['sous chef', 'head waiter', 'porter']);
});
