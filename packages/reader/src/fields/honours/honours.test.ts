import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../read.ts';
import { areCertificates, isCertificateAmong, parseCertifications } from './certifications.ts';
import { arePrizes } from './honour-lists.ts';
import { parseAwards } from './honours.ts';

const awards = (text: string) =>
  parseAwards(linesOf(text)).map((a) => [a.name, a.issuer, a.date].filter(Boolean).join(' / '));
const certificates = (text: string) =>
  parseCertifications(linesOf(text)).map((a) => [a.name, a.issuer, a.date || a.expires].filter(Boolean).join(' / '));

test.each<[string, string[]]>([
  ['护士执业资格证；心肺复苏证（中级）、普通话二级甲等', ['护士执业资格证', '心肺复苏证（中级）', '普通话二级甲等']],
  ['Food Hygiene Level 2 | First Aid | Forklift Licence', ['Food Hygiene Level 2', 'First Aid', 'Forklift Licence']],
  ['软件设计师（中级） CET-4 系统分析师', ['软件设计师（中级）', 'CET-4', '系统分析师']],
  ['松林云 ACP 大数据工程师', ['松林云 ACP 大数据工程师']],
  ['电工证、焊工证、登高证', ['电工证', '焊工证', '登高证']],
  ['CET-6，教师资格证，驾驶证C1', ['CET-6', '教师资格证', '驾驶证C1']],
  ['First Aid at Work · Manual Handling · Fire Warden', ['First Aid at Work', 'Manual Handling', 'Fire Warden']],
  [
    '- First Aid at Work, Red Cross, 2019\n- Forklift Licence, Tern Training Centre, 2017',
    ['First Aid at Work / Red Cross / 2019', 'Forklift Licence / Tern Training Centre / 2017'],
  ],
  ['First Aid at Work (2019)\nForklift Licence (2017)', ['First Aid at Work / 2019', 'Forklift Licence / 2017']],
  ['First Aid\nFire Warden\nManual Handling', ['First Aid', 'Fire Warden', 'Manual Handling']],
  ['2019.05 茶艺师（高级）\n2017.03 评茶员', ['茶艺师（高级） / 2019-05', '评茶员 / 2017-03']],
  ['CFA Level II – CFA Institute – 2019', ['CFA Level II / CFA Institute / 2019']],
  ['证书：电工证、焊工证', ['电工证', '焊工证']],
  ['语言证书：CET-6、普通话二级甲等\n职业证书：教师资格证', ['CET-6', '普通话二级甲等', '教师资格证']],
  ['Pallet Truck (2019) / Forklift Counterbalance (2020)', ['Pallet Truck / 2019', 'Forklift Counterbalance / 2020']],
  ['Nail Sculpting + Brow Shaping (Level 2)', ['Nail Sculpting', 'Brow Shaping (Level 2)']],
  ['First Aid / CPR', ['First Aid / CPR']],
  [
    'Working at Heights\tTarn Safety\t2022\nSlinging\tTarn Safety\t2021',
    ['Working at Heights / Tarn Safety / 2022', 'Slinging / Tarn Safety / 2021'],
  ],
  [
    '03/2023\nRobot Programming 1\n11/2022\nForklift Licence',
    ['Robot Programming 1 / 2023-03', 'Forklift Licence / 2022-11'],
  ],
  ['资格证书\t助理工程师（水利）、电工证', ['助理工程师（水利）', '电工证']],
  [
    'Gold Card no. 55-71, exp. 09/2027; Boom Licence 3b, exp. Jan 2026',
    ['Gold Card no. 55-71 / 2027-09', 'Boom Licence 3b / 2026-01'],
  ],
  ['护师（初级）2016 · 主管护师（中级）2021', ['护师（初级） / 2016', '主管护师（中级） / 2021']],
  ['普通话二级乙等/英语四级', ['普通话二级乙等', '英语四级']],
  ['中级会计师 税务师', ['中级会计师', '税务师']],
  ['果树园艺工 三级', ['果树园艺工 三级']],
  ['教师资格证和普通话证书', ['教师资格证', '普通话证书']],
  ['数控车工四级\t驾驶证C1', ['数控车工四级', '驾驶证C1']],
  ['Crane Licence (valid to 06/2031); Safe Pass', ['Crane Licence / 2031-06', 'Safe Pass']],
  ['Harbour Pilot Accreditation\n– Level 2', ['Harbour Pilot Accreditation – Level 2']],
  [
    '茶艺师职称（2020） 精益绿带（2021） 2022年度创新奖 英语四级',
    ['茶艺师职称 / 2020', '精益绿带 / 2021', '2022年度创新奖', '英语四级'],
  ],
  ['PMP（2021）/ ACP（2023）/ CET-6 / 2023年公司“新苗”奖', ['PMP / 2021', 'ACP / 2023', 'CET-6', '2023年公司“新苗”奖']],
  [
    'Deck Ticket, Chart Table Card, GMDSS (Radio Operator Licence)',
    ['Deck Ticket', 'Chart Table Card', 'GMDSS (Radio Operator Licence)'],
  ],
  ['Harbour Bookkeeper (2018) & Ledger Master (2019)', ['Harbour Bookkeeper / 2018', 'Ledger Master / 2019']],
  [
    '司炉工证（2015年，成绩 82 分）；电梯安装维修证；起重机械证',
    ['司炉工证 / 成绩 82 分 / 2015', '电梯安装维修证', '起重机械证'],
  ],
  ['2012年取得会计师（中级）资格，2020年通过税务师考试。', ['会计师（中级）资格 / 2012', '税务师 / 2020']],
  [
    'Rescue Boat Licence\nNo. 4471 valid to 06/2031\nSafe Pass\nexp. 04/2030',
    ['Rescue Boat Licence / 2031-06', 'Safe Pass / 2030-04'],
  ],
  ['护士资格证\t2019.05\n护师资格证\t2021.05', ['护士资格证 / 2019-05', '护师资格证 / 2021-05']],
  ['2022.06\t松林质量协会\t班组长训练营', ['班组长训练营 / 松林质量协会 / 2022-06']],
  ['2022.06 松林质量学院 | 班组长训练营', ['班组长训练营 / 松林质量学院 / 2022-06']],
  ['茶艺师 高级技师（一级）\n评茶员 高级（三级）', ['茶艺师 高级技师（一级）', '评茶员 高级（三级）']],
  ['- First Aid and CPR (UNIT011), 2024', ['First Aid and CPR (UNIT011) / 2024']],
  ['- GRP 药品储运质量管理培训证书 (2018)', ['GRP 药品储运质量管理培训证书 / 2018']],
  [
    'Certified Ledger Keeper (CLK)\nNotary Public, Vale County',
    ['Certified Ledger Keeper (CLK)', 'Notary Public / Vale County'],
  ],
  ['Crane Card (2022)\tBoom Card (2023)', ['Crane Card / 2022', 'Boom Card / 2023']],
])('certificates: %s', (text, items) => {
  expect(certificates(text)).toEqual(items);
});

test.each<[string, string[]]>([
  ['一等, 松林奖学金', ['松林奖学金']],
  ['一等奖 松林杯数学竞赛\t2019.05', ['松林杯数学竞赛 / 2019-05']],
  ['2019 一等奖学金；2020 三好学生；2021 优秀毕业生', ['一等奖学金 / 2019', '三好学生 / 2020', '优秀毕业生 / 2021']],
  [
    '全市大学生广告大赛 一等奖（2021.08） · 校优秀论文（2023.06）',
    ['全市大学生广告大赛 / 2021-08', '校优秀论文 / 2023-06'],
  ],
  ['- 校优秀教师，2020、2023\n- 市科技二等奖，2021', ['校优秀教师 / 2020', '市科技二等奖 / 2021']],
  ['三好学生、优秀团员、优秀毕业生', ['三好学生', '优秀团员', '优秀毕业生']],
  [
    'Baker of the Year, Vale Guild, 2019\nBest Loaf, Tern Fair, 2017',
    ['Baker of the Year / Vale Guild / 2019', 'Best Loaf / 2017'],
  ],
  ['2022年度公司销售冠军\n2019年优秀员工', ['2022年度公司销售冠军', '2019年优秀员工']],
  [
    'Tern Essay Contest, Second Prize (2019); Letter of Appreciation from the Deputy Harbour Master for the new register (2022).',
    [
      'Tern Essay Contest, Second Prize / 2019',
      'Letter of Appreciation from the Deputy Harbour Master for the new register / 2022',
    ],
  ],
  ['- Winner, Harbour Hackathon, 2018', ['Harbour Hackathon / 2018']],
  ['- 2019年 松林市劳动模范\n- 2017年 先进个人', ['松林市劳动模范 / 2019', '先进个人 / 2017']],
  ['Employee of the Month (May 2019)', ['Employee of the Month / 2019-05']],
  ['2018.06：松林杯辩论赛 二等奖', ['松林杯辩论赛 / 2018-06']],
  ['Gold Medal, Vale Flower Show\t2016', ['Vale Flower Show / 2016']],
  ['国家奖学金（2019、2020）', ['国家奖学金 / 2019']],
  ['- First Prize | Harbour Mathematics Contest | May 2016', ['Harbour Mathematics Contest / 2016-05']],
  ['奖学金：国家奖学金、松林奖学金', ['国家奖学金', '松林奖学金']],
  [
    '2022-2023学年 二等奖学金 ∕ 2024 优秀学生干部 ∕ 2023 军训标兵',
    ['2022-2023学年 二等奖学金', '优秀学生干部 / 2024', '军训标兵 / 2023'],
  ],
  ['二级建造师（松林，2012）∕中级焊工（2003）∕急救员', ['二级建造师 / 松林 / 2012', '中级焊工 / 2003', '急救员']],
  ['2024 二等奖学金\t2023 优秀团员', ['二等奖学金 / 2024', '优秀团员 / 2023']],
])('awards: %s', (text, items) => {
  expect(awards(text)).toEqual(items);
});

// written after the rules, to see what they do with lists that nobody looked at
test.each<[string, string[]]>([
  ['会计从业资格证、初级会计师；英语六级', ['会计从业资格证', '初级会计师', '英语六级']],
  [
    'Food Safety Level 3 (2018); Allergen Awareness (2020)',
    ['Food Safety Level 3 / 2018', 'Allergen Awareness / 2020'],
  ],
  ['Welding Inspector | Vale Welding Institute | 2014', ['Welding Inspector / Vale Welding Institute / 2014']],
  ['英语：CET-4、CET-6', ['CET-4', 'CET-6']],
  [
    '• Lifeguard Certificate, Tern Swimming Association, June 2013',
    ['Lifeguard Certificate / Tern Swimming Association / 2013-06'],
  ],
  ['普通话一级乙等 / 2019.04', ['普通话一级乙等 / 2019-04']],
  ['机动车驾驶证（C1）\n导游证', ['机动车驾驶证（C1）', '导游证']],
  ['Sommelier Diploma · Barista Certificate', ['Sommelier Diploma', 'Barista Certificate']],
])('fresh certificates: %s', (text, items) => {
  expect(certificates(text)).toEqual(items);
});

test.each<[string, string[]]>([
  ['二等奖, 松林市技能大赛\t2017', ['松林市技能大赛 / 2017']],
  ['2015年 松林市五一劳动奖章、松林市技术能手', ['松林市五一劳动奖章 / 2015', '松林市技术能手']],
  ['Apprentice of the Year – Vale Builders Guild – 2011', ['Apprentice of the Year / Vale Builders Guild / 2011']],
  ['Finalist, Tern Short Film Festival (2012)', ['Tern Short Film Festival / 2012']],
  ['荣誉：优秀教师、教学能手', ['优秀教师', '教学能手']],
  ['2014年被评为松林市劳动模范；2019年获县“三八红旗手”称号', ['松林市劳动模范 / 2014', '县“三八红旗手”称号 / 2019']],
  ['优秀员工（2016年、2018年）', ['优秀员工 / 2016']],
  ['Silver | Ostrava Glass Biennale | 2009', ['Ostrava Glass Biennale / 2009']],
])('fresh awards: %s', (text, items) => {
  expect(awards(text)).toEqual(items);
});

test('prizes among certificates are prizes', async () => {
  const { content } = await readResume(
    makePdf([page('# 陈禾\n13800000000\n# 资格证书\n茶艺师证（2020） 精益绿带（2021） 2022年度创新奖 英语四级')]),
  );
  expect(content.certifications.map(({ name }) => name)).toEqual(['茶艺师证', '精益绿带', '英语四级']);
  expect(content.awards.map(({ name }) => name)).toEqual(['2022年度创新奖']);
});

test('words of praise and titles in quotes among certificates are prizes, with their rank behind them', () => {
  const read = (text: string) => parseCertifications(linesOf(text)).map(({ name, isPrize }) => [name, isPrize]);
  expect(read('茶艺师证\n2022 年度松林区优秀青年店长\n公司“金牌搭档”\n松林美食大赛 金奖')).toEqual([
    ['茶艺师证', false],
    ['2022 年度松林区优秀青年店长', true],
    ['公司“金牌搭档”', true],
    ['松林美食大赛 金奖', true],
  ]);
});

test('papers of somebody who cooks are certificates, those of somebody who writes are none', () => {
  expect(areCertificates(linesOf('Level 3 Food Safety\nBar Level 2'))).toBe(true);
  expect(areCertificates(linesOf('On tides in narrow bays\nSalt marshes and their levels'))).toBe(false);
});

test('a row of certificates in a table of prizes goes to the certificates', async () => {
  const document = makePdf([
    page(
      '# 梁语山\nyushan@example.com\n# 奖惩情况\n2022年度优秀共产党员\n其他证书\t英语四级、驾驶证C1\n# 教育经历\n松林大学\t2010 - 2014',
    ),
  ]);
  const { content } = await readResume(document);
  expect(content.certifications.map(({ name }) => name)).toEqual(['英语四级', '驾驶证C1']);
  expect(content.awards.map(({ name }) => name)).toEqual(['2022年度优秀共产党员']);
});

test('prizes with their years between points are a list', () => {
  const names = parseAwards(
    linesOf('2023 年度集团“十佳店长” · 2019 松林市示范小区（湖东，负责人） · 2022 松林区抗洪先进个人'),
  );
  expect(names.map(({ name }) => name)).toHaveLength(3);
});

test('prizes among what has no section of its own are prizes, other words are not', () => {
  expect(arePrizes('2022 年度松林连锁“金牌药师”；2020 年抗洪先进个人（公司）。')).toBe(true);
  expect(arePrizes('松林系统、云安系统；普通话。')).toBe(false);
});

test.each<[string, string[]]>([
  ['本人已取得教师资格证，并于2020年通过大学英语六级考试。', ['教师资格证', '大学英语六级 / 2020']],
  ['2019年12月通过全国计算机等级二级考试，现持有焊工证。', ['全国计算机等级二级 / 2019-12', '焊工证']],
  [
    'I hold a full driving licence and passed the First Aid at Work course in March 2022.',
    ['full driving licence', 'First Aid at Work course / 2022-03'],
  ],
  ['I have completed the Safe Working course. I also hold a site card.', ['Safe Working course', 'site card']],
])('certificates told in a sentence: %s', (text, names) => expect(certificates(text)).toEqual(names));

test('who is named on request is no certificate, and the best of a year has a prize', () => {
  expect(certificates('First Aid at Work, 2019\nReferences furnished upon request.')).toEqual([
    'First Aid at Work / 2019',
  ]);
  expect(arePrizes('临河传媒2024年度MVP主播；2023年度最佳新人')).toBe(true);
});

test('signs in cells of their own part names, a bracket and a dash go on in the next line', () => {
  expect(certificates('Tarn Certified Welder – Associate (2021)\t|\tVale Rigging Ticket, 2023')).toEqual([
    'Tarn Certified Welder – Associate / 2021',
    'Vale Rigging Ticket / 2023',
  ]);
  expect(certificates('AWS Certified Developer\nMy_CV_final(2).docx')).toEqual(['AWS Certified Developer']);
});

test('below a heading that names certificates, what awards and certificates are is told by their own words', () => {
  const among = (title: string) =>
    ['茶艺师（四级）', 'CET-4', '电工证', '市优秀教师', '技能大赛 一等奖', '先进个人荣誉证书']
      .flatMap((text) => parseAwards(linesOf(text)))
      .filter((one) => isCertificateAmong(title, one))
      .map(({ name }) => name);
  expect(among('荣誉证书')).toEqual(['茶艺师（四级）', 'CET-4', '电工证']);
  expect(among('获奖情况')).toEqual([]);
});

test('a remark in small letters behind a dash belongs to the name above it', () => {
  const read = parseCertifications(linesOf('Tower crane ticket\nReach truck\n– expired, can renew\nManual Handling'));
  expect(read.map(({ name }) => name)).not.toContain('expired');
});
