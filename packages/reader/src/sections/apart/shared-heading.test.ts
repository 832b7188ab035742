import { expect, test } from 'vitest';
import { readResume } from '../../formats/read-resume.ts';

const read = async (text: string) => (await readResume(new TextEncoder().encode(text))).content;
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('one heading over skills, languages, certificates and prizes: each line is what its word says', async () => {
  const zh = await read(`# 何小满
13800002222 | hexm@example.com

## 教育背景
2016.09-2020.06  湖山大学  本科  旅游管理

## 技能证书
- 语言能力：英语（CET-6）、日语（N2）
- 证书：导游证、普通话二级甲等
- 荣誉：校级三好学生、国家励志奖学金
`);
  expect(names(zh.certifications)).toEqual(['导游证', '普通话二级甲等']);
  expect(names(zh.awards)).toEqual(['校级三好学生', '国家励志奖学金']);
  expect(zh.languages).toMatchObject([
    { language: '英语', level: 'CET-6' },
    { language: '日语', level: 'N2' },
  ]);
  const en = await read(`# Ines Marlow
ines@example.com

## Experience
Quay Foods — Buyer, 2019 – 2023
- Bought fruit for 12 shops

## Additional Information
Certifications: Forklift Licence, Food Safety Level 3 (2021), First Aid
Tools: Excel, SAP
Interests: rowing, pottery
`);
  expect(names(en.certifications)).toEqual(['Forklift Licence', 'Food Safety Level 3', 'First Aid']);
  expect(en.skills).toMatchObject([{ category: 'Tools', items: ['Excel', 'SAP'] }]);
  expect(en.custom).toMatchObject([{ title: 'Interests' }]);
});

test('categories of skills stay categories, whatever else their words may head', async () => {
  const { skills, custom } = await read(`# Ines Marlow
ines@example.com

## Technical Skills
Languages: Python, Go
Frameworks: Django, React
Tools: Git, Docker
`);
  expect(skills.map(({ category }) => category)).toEqual(['Languages', 'Frameworks', 'Tools']);
  expect(custom).toEqual([]);
});

test('what names itself something else is no certificate', async () => {
  const { certifications, custom } = await read(`# 何小满
13800002222 | hexm@example.com

## 工作经历
2016.09-2020.06  湖山酒店  领班

## 证书
- PMP
- 爱好：徒步、桌游
`);
  expect(names(certifications)).toEqual(['PMP']);
  expect(custom).toMatchObject([{ items: ['爱好：徒步、桌游'] }]);
});

test('a heading over schools and certificates is one of certificates where no line names a school', async () => {
  const { certifications, education } = await read(`# Ines Marlow
ines@example.com

## Qualifications & tickets
- 18th Edition BS 7671:2018 – 2022
- City & Guilds 2391-52 Inspection and Testing – 2019
- ECS Gold Card

## Employment
Quay Electrical Ltd
Electrician
2019 – present
- First fix on flats
`);
  expect(education).toEqual([]);
  expect(certifications).toHaveLength(3);
  const both = await read(`# Ines Marlow
ines@example.com

## Education and certificates
BSc Physics, University of Elmbridge, 2011 – 2014
First Aid at Work, 2020
`);
  expect(both.education).toMatchObject([{ school: 'University of Elmbridge' }]);
});

test('talks and prizes below one heading are told apart', async () => {
  const { awards } = await read(`# Ines Marlow
ines@example.com

## Experience
Quay Clinic — Sonographer, 2019 – 2023
- Scanned 12 people a day

## Presentations and Awards
“A checklist for small clinics”, Vale Imaging Conference, 2022 (oral)
Best Student Paper Award, 2021
Rural Health Trainee Bursary, 2015
`);
  expect(names(awards)).toEqual(['Best Student Paper Award', 'Rural Health Trainee Bursary']);
});

test('certificates and programs below one heading are told apart line by line', async () => {
  const { certifications, skills } = await read(`# 何小满
13800002222 | hexm@example.com

## 教育背景
2016.09-2020.06  湖山大学  本科  土木工程

## 证书及软件
二级建造师（市政）、施工员上岗证
AutoCAD、天正、Excel、Photoshop
`);
  expect(names(certifications)).toEqual(['二级建造师（市政）', '施工员上岗证']);
  expect(skills.flatMap(({ items }) => items)).toEqual(['AutoCAD', '天正', 'Excel', 'Photoshop']);
});

test('certificates among schools are no schools, where the heading promises both or says qualifications', async () => {
  const { education, certifications } = await read(`# Ines Marlow
ines@example.com

## Education & Professional Development
MSc Hydrology, Tarn Vale University, 2011
Certified Pump Engineer (IPE), 2014 • Confined Space Level 2, 2016
`);
  expect(education.map(({ school }) => school)).toEqual(['Tarn Vale University']);
  expect(names(certifications)).toEqual(['Certified Pump Engineer (IPE)', 'Confined Space Level 2']);
  const other = await read(`# Ines Marlow
ines@example.com

## Qualifications
BA (Hons) Music, University of Tarn Vale, 2004
Chartered Member of the Guild of Bell Founders since 2009
`);
  expect(names(other.certifications)).toEqual(['Chartered Member of the Guild of Bell Founders']);
});

test('a name that says what it is stands with its kind, whatever the heading says first', async () => {
  const { awards, certifications } = await read(`# 何小满
13800002222 | hexm@example.com

## 教育背景
2011.09-2015.06  湖山大学  本科  土木工程

## 获奖与证书
- 省大学生桥梁模型竞赛二等奖
- 钢结构检测员认证（2021）
`);
  expect(names(awards)).toEqual(['省大学生桥梁模型竞赛二等奖']);
  expect(names(certifications)).toEqual(['钢结构检测员认证']);
});

test('prizes and posts under one heading; licences and cards; papers of a trade among qualifications', async () => {
  const { awards, volunteering, certifications, education } = await read(`# Ines Marlow
ines@example.com

## Experience
Quay Foods — Buyer, 2019 – 2023
- Bought fruit for 12 shops

## Qualifications
Red Seal Welder, Trade Test passed at Tarnwick, June 2012
N4 Mechanical Engineering – Tarn Technical College, 2010

## Leadership and Awards
- Treasurer, Welders' Association, 2021–2022
- Larch Leaders scholarship, 2019
- 2nd place, bridge model competition, 2022

## Licences and cards
- Category D, held since 2013
- Forklift card
`);
  expect(names(awards)).toEqual(['Larch Leaders scholarship', 'bridge model competition']);
  expect(volunteering).toMatchObject([{ role: 'Treasurer' }]);
  expect(names(certifications)).toEqual(['Red Seal Welder', 'Category D', 'Forklift card']);
  expect(education).toMatchObject([{ school: 'Tarn Technical College', degree: 'N4' }]);
});
