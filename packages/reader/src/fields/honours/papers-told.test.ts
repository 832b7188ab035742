import { expect, test } from 'vitest';
import { readResume } from '../../formats/read-resume.ts';
import { papersTold } from './papers-told.ts';

const told = (text: string) => papersTold(text).map(({ name }) => name);

test('papers that somebody tells to have are certificates', () => {
  expect(told('我干活细致，我还有保育员证和健康证，都在有效期内。去年考了叉车证，能上夜班。')).toEqual([
    '保育员证',
    '健康证',
    '叉车证',
  ]);
  expect(told('本人持有C1驾照，驾龄八年')).toEqual(['C1驾照']);
});

test('what somebody has not, or what only ends like a paper, is none', () => {
  for (const text of [
    '没有健康证，入职可办。',
    '我有质量保证，做事认真。',
    '正在考电工证。',
    '有身份证、学生证',
    '有责任心，有耐心',
  ])
    expect(told(text)).toEqual([]);
});

test('who writes in sentences tells the name and the papers there', async () => {
  const text = `自我介绍

您好！我叫祝秋兰，今年 45 岁，做保洁六年了。电话 136 0000 1111，早上七点以后都能接。
我还有健康证、保洁员证，家里老人身体好，晚上十点以后下班也行。
`;
  const { basics, certifications } = (await readResume(new TextEncoder().encode(text))).content;
  expect(basics).toMatchObject({ name: '祝秋兰', phone: '136 0000 1111' });
  expect(certifications.map(({ name }) => name)).toEqual(['健康证', '保洁员证']);
});

test('an invention among certificates is none of them', async () => {
  const text = `# 何小满\n13800002222 | hexm@example.com\n\n## 证书与专利\n- 注册安全工程师，2021 年\n- 发明专利“一种折叠脚手架”，第二发明人\n- 外观设计专利《折叠凳》\n`;
  const { certifications, custom } = (await readResume(new TextEncoder().encode(text))).content;
  expect(certifications.map(({ name }) => name)).toEqual(['注册安全工程师']);
  expect(JSON.stringify(custom)).toContain('折叠凳');
});
