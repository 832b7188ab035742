import { describe, expect, test } from 'vitest';
import { judge } from '../../../../testing/measure-gate.ts';

const isAccepted = (original: string, rewrite: string) => {
  const verdict = judge({ kind: '', claim: '', original, rewrite });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
};

describe('the same told by other means', () => {
  test.each([
    ['a deed fused with its object', '每天准备60人份的员工餐', '每日为60名员工备餐'],
    ['items that share a letter', '为客人染发、烫发', '为客人提供染、烫服务'],
    ['what was found and reported', '发现漏水及时报告班长', '漏水及时报告班长'],
    ['a verb that leaves the deed to its object', '独立完成9栋楼的测绘', '独立测绘9栋楼'],
    ['a count before its people', 'Coached a team of 9 rowers', 'Coached 9 rowers'],
    [
      'a verb with its object inside',
      'Brought energy costs down from £900 to £700',
      'Cut energy costs from £900 to £700',
    ],
    ['how often', 'Aired the hall once a week', 'Aired the hall weekly'],
    ['a quarter', '每三个月清洗一次滤网', '每季度清洗滤网一次'],
    ['a year of school', 'Taught a class of 26 Year 5 pupils', 'Taught a Year 5 class of 26 pupils'],
    ['under my supervision', 'Vans were loaded under my supervision', 'Supervised the loading of vans'],
    ['items in another order', 'Potted 300 ferns and palms on 2 benches', 'Potted 300 palms and ferns on 2 benches'],
    ['a kind behind its name', 'Drove a forklift truck', 'Drove a forklift'],
    ['to whom something was said', 'Answered queries from guests', "Responded to guests' queries"],
    ['a span as one of its unit', 'Cut drying time from nine days to a week', 'Cut drying time from 9 days to 7'],
    ['a unit in letters', 'Paved three kilometres of path', 'Paved a 3 km path'],
    ['a deed as a noun', 'Estimated timber quantities', 'Produced estimates of timber quantities'],
    ['within the time that it took', '半年内走访30户', '半年走访30户'],
    ['a numeral before its measure', '管护果园二十亩', '管护果园20亩'],
    ['tenths and what is over', '损耗由两成降到一成二', '损耗由20%降到12%'],
    ['a span behind its verb', '整理旧档案，用时半年', '用6个月整理旧档案'],
    ['the only one', 'Was the only typesetter at night', 'Sole typesetter at night'],
    [
      'two-sided is no rise',
      'Introduced double-sided copying and cut paper use by a third',
      'Cut paper use by a third, introducing double-sided copying',
    ],
    ['calls made', '电话回访会员，打了90个', '电话回访会员90个'],
    ['a phrase before a figure', 'Took care of 3 ponies', 'Looked after 3 ponies'],
    ['a noun made by its maker', 'Documented the archive in Visio', 'Produced Visio documentation of the archive'],
    ['some ten and more', '修补十几个展柜的玻璃', '修补十余个展柜玻璃'],
    ['what changed behind a figure', '画廊从3家开到5家的时候，参与布展', '画廊由3家开到5家期间，参与布展'],
    ['a noun of a deed', 'Watering of 4 greenhouses', 'Irrigation of 4 greenhouses'],
    ['things looked after', 'Looked after the seed records', 'Managed the seed records'],
    [
      'after we did',
      'Queues fell from 9 to 5 min after we printed maps',
      'Queues fell from 9 to 5 minutes after maps were printed',
    ],
    ['what was done', '主要做的是标本登记', '主要从事标本登记'],
    ['a house behind a joint', '暑假在县医院检验科见习', '暑期于县医院检验科见习'],
    ['one in another count', '带过一个徒弟，教他刨木头', '带教徒弟1名，传授刨木头'],
    ['served customers', 'Assisted customers at the fitting rooms', 'Served customers at the fitting rooms'],
    ['a short form of a laboratory', 'Analysed paints using FTIR', 'Analysed paints with infrared spectroscopy'],
    ['a past form of its own', 'Bending and drilling of pipes', 'Bent and drilled pipes'],
    ['an editor’s words', '和馆长商量展览，挑了几个点子', '与馆长商议展览，挑选数个创意'],
    ['an editor’s words in English', 'Sorted out the reasons for late post', 'Resolved the causes of late post'],
    ['done anew', 'Put new labels on 300 jars', 'Relabelled 300 jars'],
    ['both are named', '轮过陶艺和木工两个岗位', '轮岗陶艺、木工'],
    ['a deed before a house', '实验室的仪器由我登记', '负责实验室仪器的登记'],
    ['in charge of what one did', '整理账册、跑税务窗口', '负责账册整理及税务窗口'],
    ['one of it', '写了一个排班程序', '编写排班程序'],
    ['they have come', '组织一次义诊，60个人参加', '组织60人义诊一次'],
    ['for whom it was done', '帮公司整理旧合同', '整理公司旧合同'],
    ['an ending of a thing', '擦桌子、倒垃圾', '擦餐桌、倒垃圾'],
    ['in charge of it', 'Was in charge of ordering bandages', 'Ordered bandages'],
    ['our own', 'Moved our archive into a database', 'Moved the archive into a database'],
    ['one of a team', 'Was part of a team of six that rewired a theatre', 'Rewired a theatre as one of a team of six'],
    [
      'denied by other words',
      'Never had an accident in 3 years as a courier',
      'Worked 3 years as a courier without an accident',
    ],
    ['why, and no post', 'Ran the stall since the baker was ill', 'As the baker was ill, ran the stall'],
    ['twice in a span', 'Checked hydrants every six months', 'Checked hydrants twice a year'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('what only looks the same', () => {
  test.each([
    ['taken and given', 'Completed lifeguard training', 'Gave lifeguard training'],
    ['taken and given in Chinese', '参加消防培训', '开展消防培训'],
    ['taught and learnt', '上过书法课', '教书法'],
    ['one way and both', 'Interpreted from Czech into Dutch', 'Interpreted between Czech and Dutch'],
    ['what it was for', 'Wrote captions for the catalogue', 'Wrote the catalogue and its captions'],
    ['another count', '校对年鉴60页', '校对年鉴60份'],
    ['typed and written', 'Typed letters for the curator', 'Wrote letters for the curator'],
    ['people looked after', 'Looked after two toddlers', 'Managed two toddlers'],
    [
      'what we did as the cause',
      'Queues fell from 9 to 5 min after we printed maps',
      'Cut queues from 9 to 5 minutes by printing maps',
    ],
    ['help with what customers do', 'Assisted customers with setting up tents', 'Set up tents for customers'],
    ['a deed of another', '由我称重，主管复核', '负责称重和复核'],
    ['another’s post at the head', 'Reported to the harbour master on tides', 'Harbour master reporting on tides'],
    ['a starter and starters', 'Showed a new starter how to fold boxes', 'Showed new starters how to fold boxes'],
    ['in charge of a project', '做过排班系统的测试和文档', '负责排班系统项目'],
    ['several of it', '写了一个排班程序', '编写多个排班程序'],
    ['how often it was', '讲过一次安全课', '讲安全课'],
    ['our work', 'Our team rewired a theatre', 'Rewired a theatre'],
    ['part of a team left out', 'Was part of a team of six that rewired a theatre', 'Rewired a theatre'],
    ['another numeral', '管护果园二十亩', '管护果园30亩'],
    ['more often', 'Checked hydrants every six months', 'Checked hydrants six times a year'],
    ['the post of whom it was for', '为院长整理讲稿', '作为院长整理讲稿'],
    ['many of them', 'Restored many of the benches', 'Restored the benches'],
    ['inside and outside', '举办校内书展', '举办校内外书展'],
    ['an own list and the counts of two', 'Potted 300 ferns and 20 palms', 'Potted 20 ferns and 300 palms'],
    ['help fused away', '协助准备病号餐', '备餐'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
