import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../read.ts';
import { nameLikeness } from './likeness.ts';
import { findName, labelledName } from './name.ts';

const nameIn = (text: string): string => {
  const lines = linesOf(text);
  return (labelledName(lines) ?? findName(lines, 842))?.name ?? '';
};

test.each([
  ['文 竹 室内设计师 / 软装设计\t13800000000', '文 竹'],
  ['欧 阳 文 Wen OUYANG\t公司法务', '欧 阳 文'],
  ['孙悟空（Wukong）\n13800000000', '孙悟空'],
  ['李明/女/1994/山东', '李明'],
  ['魏师傅（魏长明）\n13800000000', '魏长明'],
  ['老周（周海生）', '周海生'],
  ['陈阿姨(陈秀兰)', '陈秀兰'],
  ['Ada Bell Resume\nada@example.com', 'Ada Bell'],
  ['个人简历 王小明\n电话：13800000000', '王小明'],
  ['Name: Ada Bell\tPhone: 555 0100', 'Ada Bell'],
  ['Name (in block letters): ADA BELL\nAddress: Elm House, Rose Walk', 'ADA BELL'],
  ['Curriculum Vitae of Ada Bell', 'Ada Bell'],
  ['ADA BELL\nNight Baker', 'ADA BELL'],
  ['Dr. Ada Bell, MBA\nLeeds', 'Ada Bell'],
  ['陈禾 博士', '陈禾'],
  ['Surname: Bell\tFirst name: Ada\nNext of kin: Tom Bell', 'Ada Bell'],
  ['Given names: Ada May\tFamily name: Bell', 'Ada May Bell'],
  ['Anne-Marie de la Tour', 'Anne-Marie de la Tour'],
  ['Jürgen von Brandt', 'Jürgen von Brandt'],
  ['Maria José Núñez Duarte', 'Maria José Núñez Duarte'],
  ['Ada "Addie" Bell', 'Ada "Addie" Bell'],
  ['Margaret (Peggy) Hale\nLeeds, UK', 'Margaret (Peggy) Hale'],
  ['MARGARET (PEGGY) HALE\nLeeds, UK', 'MARGARET (PEGGY) HALE'],
  ['Name: Margaret (Peggy) Hale\nLeeds, UK', 'Margaret (Peggy) Hale'],
  ['Name: Ong Siew Ling, Joanne\nsiewling@example.com', 'Ong Siew Ling, Joanne'],
  ['Name: Ada Bell, Mason\nada@example.com', 'Ada Bell'],
  ['CV – ONG SIEW LING, JOANNE\njoanne.ong@example.com', 'ONG SIEW LING, JOANNE'],
  ['OKONJO, ABISOLA FUNMI (ACA)\nokonjo.ab@example.com', 'OKONJO, ABISOLA FUNMI'],
  ['Surname: Bell\tFirst name(s): Ada May', 'Ada May Bell'],
  ['王小明 | 男 | 28岁 | 中共党员', '王小明'],
  ['姓 名：王小明\t性 别：男', '王小明'],
  ['姓名:王小明 男 45岁\n电话:13800000000', '王小明'],
  ['姓名：王小明 女', '王小明'],
  ['王小明的简历', '王小明'],
  ['简历—王小明', '王小明'],
  ['Ada Bell (she/her)\nLeeds, UK', 'Ada Bell'],
  ['Ada Bell – Night Baker', 'Ada Bell'],
  ['Ada Bell | Night Baker | ada@example.com', 'Ada Bell'],
  ['Ada M. Bell, RN, BSN', 'Ada M. Bell'],
  ['欧阳小明 应聘：护士', '欧阳小明'],
  ['陈禾  护士长', '陈禾'],
  ["Siobhán O'Dwyer", "Siobhán O'Dwyer"],
  ['Resume\nAda Bell', 'Ada Bell'],
  ['ADA M. BELL BSc (Hons) MRICS\nSurveyor', 'ADA M. BELL'],
  ['Ada Bell P.Eng., PMP®\nLeeds', 'Ada Bell'],
  ['Dipl.-Kfm. (FH) Jörg Brandt', 'Jörg Brandt'],
  ['Ts. SITI binti Abdul Rahman (Ms)', 'SITI binti Abdul Rahman'],
  ['Jack RN', 'Jack RN'],
  ['BELL, Ada May\nLeeds', 'BELL, Ada May'],
  ['TAN WEN LI, GRACE\nwenli@example.com', 'TAN WEN LI, GRACE'],
  ['OKORO, NGOZI AMAKA\nngozi.okoro@example.com', 'OKORO, NGOZI AMAKA'],
  ['Lim Su Ann,\nJoselle\njoselle.lim@example.com', 'Lim Su Ann, Joselle'],
  ['Ada Bell, Mason\nada@example.com', 'Ada Bell'],
  ['Ada Bell, Farrier\nada.bell@example.com', 'Ada Bell'],
  ['ada bell-reed\nnight baker\nada.bell@example.com', 'ada bell-reed'],
  ['Name: BELL, Ada May', 'BELL, Ada May'],
  ['Name: Bell, Ada\nLeeds', 'Bell, Ada'],
  ['Name: Ada Bell, RN\nLeeds', 'Ada Bell'],
  ['赵 清 河 男 / 1986.02 / 已婚', '赵 清 河'],
  ['本人赵清河，女，汉族', '赵清河'],
  ['赵清河⸺总账会计 / 财务主管\n手机：13800000000', '赵清河'],
  ['ada_bell_reed\nnight baker // Leeds, UK\nada.bell@example.com', 'ada_bell_reed'],
  ['Tom Reed, Head Baker\n\nADA BELL.\nbell.ada@example.com', 'ADA BELL'],
])('%s: %s', (text, name) => {
  expect(nameIn(text!)).toBe(name);
});

test.each([
  '时间',
  '中共党员',
  'Active Directory',
  'San Jose',
  '求职意向',
  '教育背景',
  'Night Baker',
  'Dr.',
  'Machine Learning',
  'New York',
  '山东省',
  '本科',
  '汉族',
  '北海大学',
  '已婚',
  'Microsoft Excel',
  'Contact Details',
  'Available Immediately',
  'United Kingdom',
  '计算机',
  '男',
  '籍贯',
  'Project Management',
  'Adobe Photoshop',
  'Work Experience',
  '护士资格证',
])('%s is nobody', (text) => {
  expect(nameLikeness(text)).toBeLessThan(3);
});

// written after the rules, to see what they do with lines that nobody looked at
test.each([
  ['赵清河 / 男 / 26岁 / 本科', '赵清河'],
  ['CURRICULUM VITAE\nJonas Tarn', 'Jonas Tarn'],
  ['Jonas Tarn, PhD, RN', 'Jonas Tarn'],
  ['Prof. Dr. Ines Tarn', 'Ines Tarn'],
  ['赵清河的个人简历', '赵清河'],
  ['Anna Baker\nNight Porter', 'Anna Baker'],
  ['Zara Porter\nzara.porter@example.com', 'Zara Porter'],
  ['欧阳清河\n护士', '欧阳清河'],
  ['Jonas Tarn - Glazier', 'Jonas Tarn'],
  ['赵清河女士\n13800000000', '赵清河'],
  ['赵清河 女\n13800000000', '赵清河'],
  ['姓名：赵清河 性别：女', '赵清河'],
  ['Oluwaseun Adeyemi-Cole', 'Oluwaseun Adeyemi-Cole'],
  ['JONAS VAN DER TARN', 'JONAS VAN DER TARN'],
  ['Jonas Peter Tarn BA(Hons) DipTP MRTQI', 'Jonas Peter Tarn'],
  ['RESUME OF JONAS PETER TARN', 'JONAS PETER TARN'],
  ['买买提·清河', '买买提·清河'],
  ['Jonas Tarn • Leeds • 555 0100 000', 'Jonas Tarn'],
])('fresh: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  'Power Point',
  'El Paso',
  '汽车维修',
  '团员',
  'Data Science',
  '江苏',
  'Customer Service',
  '会计证',
  '出生年月',
  'Key Skills',
])('fresh: %s is nobody', (text) => {
  expect(nameLikeness(text)).toBeLessThan(3);
});

test('given names above the name of the family are one name where the own address says so', () => {
  const large = (text: string) =>
    linesOf(text).map((line, at) => (at < 2 ? { ...line, size: 20, gap: at * 1.3 } : line));
  expect(findName(large('Nandi Grace\nBellweather\nn.bellweather@example.com'), 842)?.name).toBe(
    'Nandi Grace Bellweather',
  );
  expect(findName(large('Nandi Grace\nBellweather\nsomebody@example.com'), 842)?.name).toBe('Nandi Grace');
});

test.each([
  ['Marie-Claire Anouk Delcourt-', 'Tarn', 'Marie-Claire Anouk Delcourt-Tarn'],
  ['Ilse Anna van der', 'Brandhof-de Tarn', 'Ilse Anna van der Brandhof-de Tarn'],
  ['Joana Beatriz dos Reis Tarn', 'e Moura', 'Joana Beatriz dos Reis Tarn e Moura'],
  ['Joana Beatriz dos', 'Reis e Moura', 'Joana Beatriz dos Reis e Moura'],
  ['Joanabeatriz Tarn', 'breviksen', 'Joanabeatriz Tarnbreviksen'],
  ['Joana Beatriz Tarn', 'Night Baker', 'Joana Beatriz Tarn'],
])('a title over two lines that goes on is one name: %s / %s', (first, second, name) => {
  const lines = linesOf(`${first}\n${second}\nsomebody@example.com`).map((line, at) =>
    at < 2
      ? { ...line, cells: line.cells.map((cell) => ({ ...cell, size: 20, y: at * 26 })), size: 20, gap: at * 1.3 }
      : line,
  );
  expect(findName(lines, 842)?.name).toBe(name);
});

test('a title in brackets behind given names is no part of them, and an address elsewhere says that they are', () => {
  const lines = linesOf('CURRICULUM VITAE\nOKAFOR, SOMAYA BELLE (MRS.)').map((line) => ({ ...line, size: 15 }));
  const contact = linesOf('E-mail: somaya.okafor@example.com');
  expect(findName(lines, 842, [], contact)?.name).toBe('OKAFOR, SOMAYA BELLE');
});

test('names in capitals over two lines of a title are one, a post below a name is none', async () => {
  const at = (text: string, y: number, size: number) => ({ text, x: 50, y, size, bold: true });
  const named = async (second: string) =>
    (
      await readResume(
        makePdf([
          [at('CLARA TAN', 60, 24), at(second, 86, 24), at('claratan@example.com', 120, 10), at('Experience', 150, 12)],
        ]),
      )
    ).content.basics.name;
  expect(await named('WEN LING')).toBe('CLARA TAN WEN LING');
  expect(await named('NIGHT BAKER')).toBe('CLARA TAN');
});

test('the name that people say stands within a name behind its label', () => {
  expect(labelledName(linesOf('Name: Margaret (Peggy) Hale'))?.name).toBe('Margaret (Peggy) Hale');
  expect(labelledName(linesOf('Name: Margaret Hale (she)'))?.name).toBe('Margaret Hale');
});
