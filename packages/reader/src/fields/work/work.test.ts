import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from './work.ts';

/** `post @ company, start–end` of each entry; `+` before it shows how many lines of content it has. */
const read = (text: string): string[] =>
  parseWork(linesOf(text)).map(
    (w) =>
      `${w.position} @ ${w.company} ${w.start}–${w.end ?? ''} +${w.content.length}${w.location && ` in ${w.location}`}`,
  );

test.each<[string, string, string[]]>([
  [
    'posts below an employer and what a job board tells of it',
    '**松林医疗股份有限公司**\t2016.04 - 至今\n公司描述：\t国产植入物厂商，员工约九百人\n公司性质：\t民营 | 500-999人 | 医疗器械\n华北大区销售总监 2020.01 - 至今\n- 负责四省销售。\n省区经理 2016.04 - 2019.12\n- 负责招标。',
    ['华北大区销售总监 @ 松林医疗股份有限公司 2020-01– +3', '省区经理 @ 松林医疗股份有限公司 2016-04–2019-12 +1'],
  ],
  [
    'a post with whom it reports to, in a table of labels',
    '松林医疗股份有限公司\t2016.04 - 2019.12\n省区经理\n所在地区：\t南京\n汇报对象：\t大区总监\n- 负责招标。',
    ['省区经理 @ 松林医疗股份有限公司 2016-04–2019-12 +2 in 南京'],
  ],
  [
    'the sum of all years without a colon',
    '总年资 8~9年工作经验\n店长\n松林咖啡有限公司（餐饮业 30~100人）\n2022/3 ~ 仍在职 4年9个月\n- 排班。',
    ['店长 @ 松林咖啡有限公司 2022-03– +2'],
  ],
  [
    'months without a job',
    '2020年7月-2020年8月\t待业\n2020年9月-2022年8月\t松林农业服务站\t技术员\n2022年9月-2023年2月\t待业\t备考',
    ['技术员 @ 松林农业服务站 2020-09–2022-08 +0'],
  ],
  [
    'post, company',
    'Night Baker, Harbour Mill Bakery\t2019 – 2021\n- Baked.',
    ['Night Baker @ Harbour Mill Bakery 2019–2021 +1'],
  ],
  [
    'a span that breaks at its sign',
    'Site Manager | Vale Construction Ltd | Leeds | 2021/06 –\nPresent\n- Built.',
    ['Site Manager @ Vale Construction Ltd 2021-06– +1 in Leeds'],
  ],
  [
    'posts with their departments below an employer with a span of its own',
    '松林信息科技有限公司\t2016.11 – 2021.03\n高级产品经理 · 仓储产品部\t2018.07 – 2021.03\n- 主导上线。\n产品经理 · 仓储产品部\t2016.11 – 2018.06\n- 走访仓库。',
    ['高级产品经理 @ 松林信息科技有限公司 2018-07–2021-03 +2', '产品经理 @ 松林信息科技有限公司 2016-11–2018-06 +2'],
  ],
  [
    'a post in two languages below an employer',
    '**松林酒店有限公司**\t2018.08 – 2022.12\n前厅经理 / Front Office Manager\t2020.03 – 2022.12\n- 排班。\n前厅主管 / Front Office Supervisor\t2018.08 – 2020.02\n- 接待。',
    [
      '前厅经理 / Front Office Manager @ 松林酒店有限公司 2020-03–2022-12 +1',
      '前厅主管 / Front Office Supervisor @ 松林酒店有限公司 2018-08–2020-02 +1',
    ],
  ],
  [
    'a post of two parts below an employer',
    '**Harbour Mill Bakery**\nHead Baker\t2019 – 2021\n- Baked.\n**Senior Manager, Night Shifts**\t2016 – 2019\n- Planned.',
    [
      'Head Baker @ Harbour Mill Bakery 2019–2021 +1',
      'Senior Manager, Night Shifts @ Harbour Mill Bakery 2016–2019 +1',
    ],
  ],
  [
    'titles that no list holds follow the others of the section',
    'Marlow & Finch\tGlazier\t2019 – 2021\n- Cut panes.\nOrla Duval\tForeperson\t2016 – 2019\n- Led six.\nBrandt Hansen\tPuddler\t2012 – 2016\n- Poured.',
    [
      'Glazier @ Marlow & Finch 2019–2021 +1',
      'Foreperson @ Orla Duval 2016–2019 +1',
      'Puddler @ Brandt Hansen 2012–2016 +1',
    ],
  ],
  [
    'the other order',
    'Puddler\tBrandt Hansen\t2012 – 2016\n- Poured.\nRigger\tOstrava Nord\t2009 – 2012\n- Rigged.\nSite Manager\tVale Construction\t2005 – 2009\n- Built.',
    [
      'Puddler @ Brandt Hansen 2012–2016 +1',
      'Rigger @ Ostrava Nord 2009–2012 +1',
      'Site Manager @ Vale Construction 2005–2009 +1',
    ],
  ],
  [
    'place in brackets before the post',
    '(Seattle): Line Cook\t2019 – 2022\nHarbour Grill\n- Grilled.',
    ['Line Cook @ Harbour Grill 2019–2022 +1 in Seattle'],
  ],
  [
    'place in brackets between company and post',
    'Dene & Sons (Selby): Apprentice\t2012 – 2016\n- Wired.',
    ['Apprentice @ Dene & Sons (Selby) 2012–2016 +1'],
  ],
  [
    'places that nobody knows before the companies',
    'Kisanga: Dairy Board, Finance Manager\t2019 – 2022\n- Paid.\nElgona: Kiln & Partners, Auditor\t2016 – 2019\n- Audited.',
    ['Finance Manager @ Dairy Board 2019–2022 +1 in Kisanga', 'Auditor @ Kiln & Partners 2016–2019 +1 in Elgona'],
  ],
  [
    'told in Chinese sentences',
    '2018年任职于松林酒店，担任前台接待。\n2020年至今供职于云安旅行社，任计调主管，负责线路采购。',
    ['前台接待 @ 松林酒店 2018– +0', '计调主管 @ 云安旅行社 2020– +1'],
  ],
  ['at', 'Sous Chef at The Copper Kettle\t2018 – 2020\n- Cooked.', ['Sous Chef @ The Copper Kettle 2018–2020 +1']],
  ['@', 'Sous Chef @ Kettle\t2018 – 2020\n- Cooked.', ['Sous Chef @ Kettle 2018–2020 +1']],
  [
    'with',
    'Radiographer with Northshore Imaging\t2018 – 2020\n- Scanned.',
    ['Radiographer @ Northshore Imaging 2018–2020 +1'],
  ],
  ['Chinese, company first', '海蓝水务\t抄表员\t2019.3-2021.5\n- 抄表。', ['抄表员 @ 海蓝水务 2019-03–2021-05 +1']],
  ['Chinese, post first', '茶艺师\t清风茶楼\t2019.3-2021.5\n- 泡茶。', ['茶艺师 @ 清风茶楼 2019-03–2021-05 +1']],
  ['date in brackets behind the employer', '美团（2019.3-2021.5）\t骑手\n- 送餐。', ['骑手 @ 美团 2019-03–2021-05 +1']],
  [
    'glued',
    '云帆科技有限公司后端工程师\t2019.3-2021.5\n- 开发。',
    ['后端工程师 @ 云帆科技有限公司 2019-03–2021-05 +1'],
  ],
  [
    '任职于',
    '2019.3-2021.5\t任职于云帆科技有限公司，担任后端工程师\n- 开发。',
    ['后端工程师 @ 云帆科技有限公司 2019-03–2021-05 +1'],
  ],
  ['numbering', '（二）北海律师事务所，律师\t2019.3-2021.5\n- 诉讼。', ['律师 @ 北海律师事务所 2019-03–2021-05 +1']],
  [
    'numbering with a mark',
    '二、北海第一小学\t语文教师\t2019.3-2021.5\n- 授课。',
    ['语文教师 @ 北海第一小学 2019-03–2021-05 +1'],
  ],
  [
    'place behind the company',
    'Harbour Mill Bakery, Ghent, Belgium\t2019 – 2021\nNight Baker\n- Baked.',
    ['Night Baker @ Harbour Mill Bakery 2019–2021 +1 in Ghent, Belgium'],
  ],
  [
    'place in brackets',
    '海蓝造船厂（大连）\t电焊工\t2019.3-2021.5\n- 焊接。',
    ['电焊工 @ 海蓝造船厂 2019-03–2021-05 +1 in 大连'],
  ],
  [
    'length of stay',
    'Vale Farm\tShepherd\t2019 – 2021 (2 yrs 3 mos)\n- Herded.',
    ['Shepherd @ Vale Farm 2019–2021 +1'],
  ],
  [
    'type of employment',
    'Barista | The Copper Kettle | Part-time | 2019 – 2021\n- Brewed.',
    ['Barista @ The Copper Kettle 2019–2021 +2'],
  ],
  [
    'type of employment in Chinese',
    '北海第一医院\t全职\t护士\t2019.3-2021.5\n- 护理。',
    ['护士 @ 北海第一医院 2019-03–2021-05 +2'],
  ],
  [
    'three posts at one employer',
    '**Harbour Mill Group**\nHead Baker\t2019 – 2023\n- Led.\nNight Baker\t2015 – 2019\n- Baked.\nApprentice\t2012 – 2015\n- Learned.',
    [
      'Head Baker @ Harbour Mill Group 2019–2023 +1',
      'Night Baker @ Harbour Mill Group 2015–2019 +1',
      'Apprentice @ Harbour Mill Group 2012–2015 +1',
    ],
  ],
  [
    'an employer with a span of its own above its posts',
    '**Harbour Mill Group**\t2015 – 2023\nHead Baker\t2019 – 2023\n- Led.\nNight Baker\t2015 – 2019\n- Baked.',
    ['Head Baker @ Harbour Mill Group 2019–2023 +1', 'Night Baker @ Harbour Mill Group 2015–2019 +1'],
  ],
  [
    'an office before its post, and what went on meanwhile in brackets',
    '2009.08-2012.05\t南汀县水利局科员（其间：2010.03-2010.12在市委组织部跟班学习）\n2012.06-2015.03\t南汀县水利局副局长',
    ['科员 @ 南汀县水利局 2009-08–2012-05 +1', '副局长 @ 南汀县水利局 2012-06–2015-03 +0'],
  ],
  [
    'a date in brackets beside the post',
    'Accounts Clerk (0.6 FTE from 2020)\t2017 – 2022\nVale Farm\n- Kept books.',
    ['Accounts Clerk (0.6 FTE from 2020) @ Vale Farm 2017–2022 +1'],
  ],
  [
    'three posts as bullets of one employer',
    '**Harbour Mill Group**\n- Head Baker, 2019 – 2023\n- Night Baker, 2015 – 2019',
    ['Head Baker @ Harbour Mill Group 2019–2023 +0', 'Night Baker @ Harbour Mill Group 2015–2019 +0'],
  ],
  [
    'heads that begin with a mark',
    '• Harbour Mill Bakery — Night Baker, 2019 – present\n• Vale Farm — Shepherd, 2015 – 2019\n• Ostrava Mill — Miller, 2012 – 2015',
    [
      'Night Baker @ Harbour Mill Bakery 2019– +0',
      'Shepherd @ Vale Farm 2015–2019 +0',
      'Miller @ Ostrava Mill 2012–2015 +0',
    ],
  ],
  [
    'heads that begin with a mark, and content with another',
    '● 2021.3-2022.1 北海花店 花艺师\n- 包花。\n● 2019.3-2021.1 清风茶楼 茶艺师\n- 泡茶。',
    ['花艺师 @ 北海花店 2021-03–2022-01 +1', '茶艺师 @ 清风茶楼 2019-03–2021-01 +1'],
  ],
  [
    'post above, company below',
    '**Zookeeper**\t2019 – 2021\nVale Zoo, Leeds\n- Fed.',
    ['Zookeeper @ Vale Zoo 2019–2021 +1 in Leeds'],
  ],
  [
    'post | company | place',
    'Paralegal | Duval & Sons LLP | Boise, ID | 2019 – 2021\n- Filed.',
    ['Paralegal @ Duval & Sons LLP 2019–2021 +1 in Boise, ID'],
  ],
  [
    'company-place behind a word with a hyphen',
    'Paralegal\nMid-Tarn Legal Services-East Moor, OH\nMay 2019 to June 2021\n- Filed.',
    ['Paralegal @ Mid-Tarn Legal Services 2019-05–2021-06 +1 in East Moor, OH'],
  ],
  [
    'place and country in fields of their own',
    '01/05/2019 – 30/06/2021 Tarn, Ireland\nPacker\nCity: Tarn | Country: Ireland\n- Filed.',
    ['Packer @  2019-05–2021-06 +1 in Tarn, Ireland'],
  ],
  ['in words between', '2019年3月至2021年5月 在清风茶楼担任茶艺师\n- 泡茶。', ['茶艺师 @ 清风茶楼 2019-03–2021-05 +1']],
  [
    'the heavier one is the company of all',
    '**Orla Duval** – Puddler\t2012 – 2016\n- Poured.\n**Brandt Hansen** – Rigger\t2009 – 2012\n- Rigged.',
    ['Puddler @ Orla Duval 2012–2016 +1', 'Rigger @ Brandt Hansen 2009–2012 +1'],
  ],
  [
    'what goes on behind a sign or in brackets belongs to the name',
    'Buyer – Castings & Machined Parts | Vale Foundry | 2019 – 2021\n- Bought.\nNight Baker / Porter (part time) | Harbour Mill Bakery | 2017 – 2019\n- Baked.',
    [
      'Buyer – Castings & Machined Parts @ Vale Foundry 2019–2021 +1',
      'Night Baker / Porter (part time) @ Harbour Mill Bakery 2017–2019 +1',
    ],
  ],
  [
    'a sentence below is no company',
    'Night Baker\t2019 – 2021\nHarbour Mill Bakery\nBaked eight hundred loaves in forty five minutes.\n- Led.',
    ['Night Baker @ Harbour Mill Bakery 2019–2021 +2'],
  ],
])('%s', (_, text, entries) => {
  expect(read(text)).toEqual(entries);
});

// written after the grammar, to see what it does with heads that nobody looked at
test.each<[string, string, string[]]>([
  [
    'Luthier, Castellan Strings',
    'Luthier, Castellan Strings\t2011 – 2014\n- Built.',
    ['Luthier @ Castellan Strings 2011–2014 +1'],
  ],
  [
    'company — post (dates)',
    'Ostrava Glassworks — Furnace Operator (2012–2016)\n- Melted.',
    ['Furnace Operator @ Ostrava Glassworks 2012–2016 +1'],
  ],
  [
    'post, company, place',
    'School Nurse, Brook Primary School, Leeds\t2012 – 2016\n- Nursed.',
    ['School Nurse @ Brook Primary School 2012–2016 +1 in Leeds'],
  ],
  ['dates first', '2014.07–2018.02\t松林木业有限公司\t木匠\n- 打磨。', ['木匠 @ 松林木业有限公司 2014-07–2018-02 +1']],
  [
    'post in brackets',
    '松林第二幼儿园（保育员）\t2014.07–2018.02\n- 照看。',
    ['保育员 @ 松林第二幼儿园 2014-07–2018-02 +1'],
  ],
  ['slashes', '松林汽修厂 / 钣金工 / 2014.07–2018.02\n- 修车。', ['钣金工 @ 松林汽修厂 2014-07–2018-02 +1']],
  ['labels', '公司：松林车行\n职位：洗车工\n时间：2014.07–2018.02\n- 洗车。', ['洗车工 @ 松林车行 2014-07–2018-02 +1']],
  [
    'unknown names, one known title among three',
    '**Vexley**\t2018 – 2020\nProcess Wrangler\n- A.\n\n**Tarn Bay**\t2014 – 2018\nDelivery Manager\n- B.\n\n**Ormskell**\t2010 – 2014\nBench Hand\n- C.',
    [
      'Process Wrangler @ Vexley 2018–2020 +1',
      'Delivery Manager @ Tarn Bay 2014–2018 +1',
      'Bench Hand @ Ormskell 2010–2014 +1',
    ],
  ],
  [
    'two posts at one employer, with its own span',
    '**Vale Hospital Trust**\t2010 – 2020\n\nWard Sister\t2015 – 2020\n- Led.\n\nStaff Nurse\t2010 – 2015\n- Nursed.',
    ['Ward Sister @ Vale Hospital Trust 2015–2020 +1', 'Staff Nurse @ Vale Hospital Trust 2010–2015 +1'],
  ],
  [
    'place at the right',
    'Pastry Chef\tLyon, France\nMaison Duval\t2010 – 2012\n- Baked.',
    ['Pastry Chef @ Maison Duval 2010–2012 +1 in Lyon, France'],
  ],
  ['dash and at', '2010 – 2012: Deckhand at Tern Ferries\n- Moored.', ['Deckhand @ Tern Ferries 2010–2012 +1']],
  [
    'numbered',
    '1. 松林酒店 前厅主管 2014.07–2018.02\n- 接待。\n2. 清风宾馆 行李员 2012.07–2014.02\n- 搬运。',
    ['前厅主管 @ 松林酒店 2014-07–2018-02 +1', '行李员 @ 清风宾馆 2012-07–2014-02 +1'],
  ],
  [
    'department too',
    '松林银行\t零售部\t大堂经理\t2014.07–2018.02\n- 引导。',
    ['大堂经理 @ 松林银行 2014-07–2018-02 +2'],
  ],
  [
    'since when a title is held, in brackets',
    '松林第三中学 / 数学教师、备课组长（2022 起）\n2018/08 ~ 2025/12\n- 任教。',
    ['数学教师、备课组长 @ 松林第三中学 2018-08–2025-12 +1'],
  ],
  [
    'words about an employer above its posts',
    '**Vale Foods Group**\t2014 – 2024\nPrivately held maker of maize meal.\n**Operations Director**\t2019 – 2024\n- Led.\n**Plant Manager**\t2014 – 2019\n- Ran.',
    ['Operations Director @ Vale Foods Group 2019–2024 +2', 'Plant Manager @ Vale Foods Group 2014–2019 +1'],
  ],
  [
    'what part of the year it was, in brackets behind the dates',
    '04/2014 – 10/2017 (seasonal, each summer) Leeds, UK\nReceptionist\tHarbour Hotel\n- Welcomed.',
    ['Receptionist @ Harbour Hotel 2014-04–2017-10 +1 in Leeds, UK'],
  ],
  ['for', 'Courier for Tern Logistics\t2010 – 2012\n- Rode.', ['Courier @ Tern Logistics 2010–2012 +1']],
  ['founder', 'Founder & CEO, Petal\tMay 2017 – Aug 2019\n- Sold.', ['Founder & CEO @ Petal 2017-05–2019-08 +1']],
])('fresh: %s', (_, text, entries) => {
  expect(read(text)).toEqual(entries);
});

test.each([
  [
    'a comma in the bracket of a post',
    '**Vale Primary Academy**\nYear 3 Teacher (NQT, then RQT)\t2016 – 2019\n- Taught.',
    'Year 3 Teacher (NQT, then RQT)',
  ],
  [
    'a place beside the employer of posts with their parts',
    '**Copperfield**\tAustin, TX\nSenior Product Manager, Invoicing & Payouts\t2022 – 2024\n- Grew.',
    'Senior Product Manager, Invoicing & Payouts',
  ],
])('%s', (_, text, position) => {
  expect(parseWork(linesOf(text)).at(-1)).toMatchObject({ position });
});
