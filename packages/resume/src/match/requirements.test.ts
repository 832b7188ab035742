import { describe, expect, test } from 'vitest';
import { degreeAsked } from './facts/degree-asked.ts';
import { degreeOf } from './facts/degree-names.ts';
import { titleCloseness } from './facts/title.ts';
import { titleAsked } from './facts/title-asked.ts';
import { yearsAsked } from './facts/years-asked.ts';
import { requirementsOf } from './requirements.ts';
import { statesDemands } from './states-demands.ts';

const needs = (text: string) => requirementsOf(text).map(({ term, need }) => `${need} ${term}`);

describe('requirements', () => {
  test.each([
    ['Must know SQL and Tableau. Kafka is a plus.', ['must SQL', 'must Tableau', 'nice Kafka']],
    ['Experience with Java or Kotlin', ['must Java / Kotlin']],
    ['Preferred:\nTerraform\nRequirements:\nDocker', ['nice Terraform', 'must Docker']],
    ['Knowledge of Jenkins is not required', []],
    ['About us\nWe build SaaS\nRequirements\nPython', ['must Python']],
    ['熟悉 SQL，有 Tableau 经验者优先', ['must SQL', 'nice Tableau']],
    ['至少一种语言：Java、Python、Rust语言', ['must Java / Python / Rust语言']],
    ['任职要求：\n掌握微服务、消息队列\n加分项：\n小程序', ['must 微服务', 'must 消息队列', 'nice 小程序']],
    ['学历不限，性格开朗', []],
    ['学历不限，熟悉 SQL', ['must SQL']],
    ['SQL required, Tableau preferred', ['must SQL', 'nice Tableau']],
    ['Experience with AWS (Terraform a plus)', ['must AWS', 'nice Terraform']],
    ['Python, ideally with Django', ['must Python', 'nice Django']],
    ['SQL is required. SQL is a plus elsewhere.', ['must SQL']],
    ['熟悉 Java、Python 或 Kotlin', ['must Java / Python / Kotlin']],
    ['BI tools (e.g. Tableau, Power BI)', ['must Tableau / Power BI']],
  ])('%s', (text, expected) => {
    expect(needs(text)).toEqual(expected);
  });
});

describe('postings as people write them', () => {
  test.each([
    [
      'prose with pay and firm',
      'We are a family firm with 12 vans. You must know Excel and SQL. £14.20 an hour plus Python lessons.',
      ['must Excel', 'must SQL'],
    ],
    ['questions', 'Is this you?\nCan you sew sails? Do you know AutoCAD?', ['must sew sails', 'must AutoCAD']],
    ['what is not needed', 'Requirements:\n- SQL\n\nYou do not need\n- Kafka', ['must SQL']],
    ['what is no matter, in spoken words', '要求：会 SQL。\n德语更不用。\n论文、课题不作为评分依据。', ['must SQL']],
    [
      'a mark behind an item',
      '要求：\n六是会 Python（加分）\n七是持有潜水证、会 SQL（必须）',
      ['nice Python', 'must 潜水', 'must SQL'],
    ],
    [
      'liked at the end of the sentence',
      '要求：会 SQL。会 Python、懂 Tableau 的，优先考虑。',
      ['must SQL', 'nice Python', 'nice Tableau'],
    ],
    [
      'a label holds for its paragraph',
      '要求：会 SQL、Excel、Kafka、Tableau。\n\n关于我们：后台是 Python 写的，团队二十人。',
      ['must SQL', 'must Excel', 'must Kafka', 'must Tableau'],
    ],
    ['names in a bracket', '要求：\n会用排潮系统（蓝鲸、飞鱼或类似软件）', ['must 排潮系统 / 蓝鲸 / 飞鱼']],
    ['levels', 'You must have:\nA Level 2 Diploma or SVQ 3', ['must Level 2 Diploma / SVQ 3']],
    ['two columns', 'Essential | Desirable\nSQL | Python', ['must SQL', 'nice Python']],
    ['who we are looking for', 'Who we are looking for\nSomebody who has run Kafka', ['must Kafka']],
    ['what you will have', "Welder\nDuties:\n- Weld\nYou'll have\n- SQL\n- Kafka", ['must SQL', 'must Kafka']],
    ['other conditions', '岗位要求：\n熟悉 SQL\n其他条件：\n精通 Kafka', ['must SQL', 'must Kafka']],
    ['before you apply', 'BEFORE YOU APPLY\n- You know SQL\n- You know Kafka', ['must SQL', 'must Kafka']],
    ['a line of pay', 'Requirements:\nPay: €14.90 an hour\nYou know SQL and Kafka', ['must SQL', 'must Kafka']],
    [
      'a warning',
      'NB!! DO NOT APPLY IF YOU DO NOT HAVE THE FOLLOWING:\n- SQL\n- Kafka\n\nPlease apply by post',
      ['must SQL', 'must Kafka'],
    ],
    [
      'a list of which none is asked',
      'Requirements:\nYou know SQL.\n\nHaving any of these will set you apart but none is mandatory: Kafka; Terraform.',
      ['must SQL', 'nice Kafka', 'nice Terraform'],
    ],
    ['what kind of people', '木工\n一、干什么\n打磨\n二、要什么人\n1、SQL\n2、Kafka', ['must SQL', 'must Kafka']],
    ['standards', 'Requirements:\nExperience with UL 94127', ['must UL 94127']],
    [
      'a point of studies with a wish behind it',
      '职位要求\n· 玻璃工艺等相关专业本科，会 Terraform 优先\n· 熟悉 SQL\n· 精通 Kafka',
      ['nice Terraform', 'must SQL', 'must Kafka', 'must 玻璃工艺'],
    ],
    [
      'wishes behind semicolons',
      'Requirements:\nYou must know SQL.\nThe following are desirable, though not required: Kafka; Python; Terraform.',
      ['must SQL', 'nice Kafka', 'nice Python', 'nice Terraform'],
    ],
    [
      'headings behind a sign of their own',
      '▲ 任职资格\n1．熟悉 SQL\n2．精通 Kafka\n\n▲ 有下列经历更佳\n会 Python；\n会 Terraform',
      ['must SQL', 'must Kafka', 'nice Python', 'nice Terraform'],
    ],
    [
      'a heading that asks nothing',
      'You have\n- SQL\n- Kafka\n\nNot required\n- Terraform',
      ['must SQL', 'must Kafka'],
    ],
    [
      'points below a label',
      'Qualifications\n- SQL\n\nKnowledge of:\n- Kafka\n- Terraform',
      ['must SQL', 'must Kafka', 'must Terraform'],
    ],
    [
      'what will not do',
      'Requirements:\n- SQL and Kafka. Terraform alone will not be considered',
      ['must SQL', 'must Kafka'],
    ],
    [
      'all that would help',
      'You must know SQL. It would help to have Python, and experience with Kafka.',
      ['must SQL', 'nice Python', 'nice Kafka'],
    ],
  ])('%s', (_, text, expected) => {
    expect(needs(text)).toEqual(expected);
  });

  test.each([
    ['Required: at least 3 yrs in a bakery', 3],
    ['Requirements:\n- 4 years designing kites', 4],
    ['You need two years or more with owls', 2],
    ['任职要求：\n1.三年以上木船修造', 3],
    ['Probably, if you have been building kites for 4+ years and one of them flies', 4],
    ['Teachers stay with us 3 years on average. You have taught for two years or longer.', 2],
    ['要求：\n1、大专以上；干得好的中专也收，但要有 5 年以上现场经验。\n2、三年以上打井经验', 3],
    ['任职要求：\n驾龄五年以上', undefined],
    ['要求：烧窑干满八年，其中窑长做过三年以上', 8],
    ['Requirements:\n- At least 6 years of kiln work, of which 2 years or more as a lead', 6],
  ])('years without the word experience: %j', (text, least) => {
    expect(yearsAsked(text)?.least).toBe(least);
  });

  test.each([
    ['A law degree or two years with us', 'bachelor'],
    ['BS in ceramics', 'bachelor'],
    ['a high degree of care', undefined],
    ["A master's degree", 'master'],
  ])('degrees: %s', (text, level) => {
    expect(degreeAsked(text)?.level).toBe(level);
  });
});

describe('facts of a description', () => {
  test.each([
    ['3-5年后端开发经验', 3, 5],
    ['五年以上工作经验', 5, null],
    ['5+ years of experience in retail', 5, null],
    ['at least 3 years experience', 3, null],
    ['two to four years of experience', 2, 4],
    ['经验：1~3年', 1, 3],
    ['3 years of experience, 1 year of SQL experience', 3, null],
    ['5 years of experience preferred', null, null],
    ['founded 20 years ago', null, null],
    ['公司成立20年，行业经验丰富', null, null],
    ['经验不限', null, null],
    ['Exp: 2 to 6 yrs', 2, 6],
    ['You need 5-ish years or more with spoons', 5, null],
    ['We have three years of runway', null, null],
    ['从事木雕2年往上', 2, null],
    ['写Go两三年了', 2, 3],
    ['做过粤菜三五年的师傅', 3, 5],
    ['You need two to three years in a bakery', 2, 3],
    ['You have spent at least a decade in fitting', 10, null],
    ['You need a couple of years behind a bar', 2, null],
    ['6 months to 2 years in telesales', 0.5, 2],
    ['任职要求\n1.大专\n2.五年以上制造业经验', 5, null],
    ['五年以上会计经验，其中两年以上主管经验', 5, null],
    ['合同一签三年', null, null],
    ['12 month maternity cover', null, null],
    ['近三年无事故', null, null],
    ['在本区居住满一年，熟悉台账', null, null],
    ['团队平均从业8年，要求2年以上经验', 2, null],
    ['We have been baking for 30 years. You need two years of experience.', 2, null],
  ])('%s asks for %s to %s years', (text, least, most) => {
    const asked = yearsAsked(text);
    expect([asked?.least ?? null, asked?.most ?? null]).toEqual([least, most]);
  });
  test.each([
    ['本科及以上学历，硕士优先', 'bachelor'],
    ['Bachelor’s or Master’s degree', 'bachelor'],
    ['硕士及以上', 'master'],
    ['A PhD is a plus', undefined],
    ['学历不限', undefined],
    ['degrees: a degree in fine art is cool, so is a library card, we don’t check', undefined],
    ['Degree in joinery, or training as a cabinet maker', undefined],
    ['大专以上，学历是中专的也行', 'school'],
    ['本科起，作品好的放宽到大专', 'college'],
    ['Nice to have:\n- Law degree\n- Welsh', undefined],
    ['BSc or equivalent experience', 'bachelor'],
    ['Degree or Diploma in weaving', 'college'],
    ["Associate's degree or high school diploma", 'school'],
    ['要求：\n中专及以上，机电专业', 'school'],
    ['You need A-levels or equivalent', 'school'],
    ['要求：\n大专，特别强的高中也收', 'school'],
    ['学历不限，初中毕业也行', undefined],
    ["Most of us hold a PhD; a Bachelor's is the minimum", 'bachelor'],
    ['HND or degree in civil engineering', 'college'],
    ['B.Com / BBA graduates', 'bachelor'],
    ['我院有省级重点专科三个', undefined],
    ['要求：\n硕士及以上，本科若有国奖可破格', 'master'],
    ['要求：\n1、大专以上，机电专业都行；干得好的中专也收，但要有五年以上现场经验', 'college'],
    ['You need:\n- Grade 12 (Matric)\n- a bakkie', 'school'],
    ['QUALIFICATIONS\n- HS Diploma or GED', 'school'],
    ['You need five GCSEs including maths', 'school'],
    ['民办高中招教师\n要求：\n本科及以上学历', 'bachelor'],
    ['Degree or Graduate Diploma in nursing', 'bachelor'],
  ])('%s asks for %s', (text, level) => {
    expect(degreeAsked(text)?.level).toBe(level);
  });
  test.each([
    ['Two doors down from the mill, Pettifer & Sons needs a Ferry Operative. You would …', 'Ferry Operative'],
    ['**Night Porter** | seaside hotel', 'Night Porter'],
    ['Name of post: Boiler Operator', 'Boiler Operator'],
    ['老师傅回老家了,想找一个面点师傅,会做馒头', '面点师傅'],
    ['工程部急聘空调维修工两人', '空调维修工'],
    ['岗位名称：后端工程师\n要求', '后端工程师'],
    ['Supply chain analyst\nYou will plan', 'Supply chain analyst'],
    ['数据开发工程师（杭州）\n地点：杭州', '数据开发工程师'],
    ['CDL-A Regional Reefer Driver - Home Weekends\nWe run 40 trucks', 'CDL-A Regional Reefer Driver'],
    ['Wanted: Front Office Manager for a business hotel, Pune\nApply', 'Front Office Manager'],
    ['招 冷链司机 两名\n夜里装车', '冷链司机'],
    ['We are hiring a Senior Data Analyst to join our team.', 'Senior Data Analyst'],
    ['某公司诚聘供应链主管，要求如下', '供应链主管'],
    ['Requirements\nSQL', undefined],
    ['Office Administrator – Sheffield\nAbout the role', 'Office Administrator'],
    ['新媒体运营专员 青川文化传播有限公司\n岗位职责', '新媒体运营专员'],
    ['Senior Full-Stack Engineer\nYou build', 'Senior Full-Stack Engineer'],
    ['Kite Engineer @ Windhoek (yes, kites)\nRemote', 'Kite Engineer'],
    ['Position vacant: Farm Secretary\nOur harvest', 'Farm Secretary'],
    ['As a Kitchen Porter at The Mill you keep things moving.', 'Kitchen Porter'],
    ['The practice looks after horses. We want an Equine Vet who likes rain.', 'Equine Vet'],
    ['我们店缺人，想要个花艺师，不要学徒', '花艺师'],
    ['Head of Lamps\n\nAbout us: we run offices', 'Head of Lamps'],
    ['Do you like kites? We hope so. Kite Dispatcher (Hill), Crewe', 'Kite Dispatcher'],
    ['Money first. What you get for it is a Volunteer Coordinator post that is yours', 'Volunteer Coordinator'],
    ['小区物业找秩序维护员若干，五十岁以下', '秩序维护员'],
    ['港口货代招铁路操作，不啰嗦直接说', '铁路操作'],
    ['SEISMOLOGIST – ex Reno\nThe offer', 'SEISMOLOGIST'],
    ['Harbour Solicitor / Licensed Conveyancer / Lawyer (3-6 PQE)\nLeeds', 'Harbour Solicitor'],
    ['Reach Truck Operators x 4 | Nights', 'Reach Truck Operators'],
    ['Teacher of Latin (Secondary)\nOur school', 'Teacher of Latin'],
    ['滨江新区 档案专员 2名\n要求', '档案专员'],
    ['我院眼科现有医师12人。现面向社会招聘眼科医师2名', '眼科医师'],
  ])('%j is for %s', (text, title) => {
    expect(titleAsked(text)?.title).toBe(title);
  });
  test('closeness of titles', () => {
    expect(titleCloseness('高级后端工程师', '后端工程师')).toBe(1);
    expect(titleCloseness('后端工程师', 'Backend Developer')).toBe(1);
    expect(titleCloseness('律师', '后端工程师')).toBe(0);
    expect(titleCloseness('Data analyst', 'Financial analyst')).toBeLessThan(0.5);
  });
});

test.each([
  ['B.S.', 'bachelor'],
  ['BS', 'bachelor'],
  ['BA (Hons)', 'bachelor'],
  ['B.Tech', 'bachelor'],
  ['M.S. in Statistics', 'master'],
  ['MA', 'master'],
  ['LL.M.', 'master'],
  ['JD', 'doctorate'],
  ['工学学士', 'bachelor'],
  ['Basic course', null],
  ['Maths', null],
  ['', null],
])('a degree field that says "%s" holds %s', (text, level) => {
  expect(degreeOf(text)).toBe(level);
});

test('a label said in passing behind a long text does not state the demands', () => {
  const states = (text: string) => statesDemands(text.split('\n'), text.length);
  expect(states('招电工。要求：会看图纸，有低压电工证。')).toBe(true);
  expect(states(`${'做过两年家装预算就够，CAD图看得懂。'.repeat(12)}\n要求就一个：人要直`)).toBe(false);
});
