import { expect, test } from 'vitest';
import { readResume } from '../../formats/read-resume.ts';

test('what a form asks in one row heads nothing, whatever its words head elsewhere', async () => {
  const text = `松林市第二小学公开招聘报名表

姓名\t何小满\t性别\t女
英语水平\tCET-6\t普通话等级\t二级甲等
手机\t13800002222\t电子邮箱\thexm@example.com
家庭住址\t松林市湖东区云岭路 6 号
执业（专业）资格证书\t小学语文教师资格证

工作经历
2019.07-2024.03\t松林市第三小学\t语文教师
`;
  const { basics, certifications, languages } = (await readResume(new TextEncoder().encode(text))).content;
  expect(basics).toMatchObject({ name: '何小满', email: 'hexm@example.com', address: '松林市湖东区云岭路 6 号' });
  expect(certifications.map(({ name }) => name)).toContain('小学语文教师资格证');
  expect(languages).toEqual([]);
});

test('a bare paper among what a form asks is a certificate, where none is listed', async () => {
  const text = `姓名\t何小满\t性别\t女
手机\t13800002222\t电子邮箱\thexm@example.com
小学语文教师资格证

工作经历
2019.07-2024.03\t松林市第三小学\t语文教师
`;
  const { certifications } = (await readResume(new TextEncoder().encode(text))).content;
  expect(certifications.map(({ name }) => name)).toEqual(['小学语文教师资格证']);
});
