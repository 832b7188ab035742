import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Column titles of a table that lists certificates. */
export const certificateTitles = list(
  '证书, 证书名称, 资格证书, 职业资格, 培训名称, 培训内容, certificate, certification, licence, license, name of training, name of certificate, course title, title of course, name of course, training course',
);

/** Column titles that ask in words of their own, and name no field: what stands below says which it is. */
export const askingTitles = list(
  'when, where, what, who, who for, who with, what i did, what i do, what i was, what it was, how long, 什么时候, 哪年, 在哪, 在哪里, 在哪儿, 做什么, 做了什么, 干什么, 干了什么',
);

/** Labels before the day on which something ended: left empty, it goes on. */
export const endLabels = list(
  'to, end, end date, date to, left, date left, leaving date, date of leaving, until, i currently work here, currently work here, i am currently studying here',
);

/** Labels of the two ends of a stay, in cells of their own before the dates. */
export const spanLabels = {
  start: list(
    '开始时间, 起始时间, 开始日期, 起始日期, 入学时间, 入学日期, 入职时间, 入职日期, 開始時間, 開始日期, 入學時間, 到職日期',
  ),
  end: list(
    '结束时间, 终止时间, 截止时间, 结束日期, 终止日期, 毕业时间, 毕业日期, 离职时间, 离职日期, 結束時間, 結束日期, 畢業時間, 離職日期',
  ),
};

/** Labels before a yes or a no that says whether something goes on, and the two answers. */
export const currentLabels = list(
  'i currently work here, i am currently working here, currently work here, i currently work in this role, i am currently working in this role, currently employed here, currently employed, current job, current position, current employer, i currently study here, i am currently studying here, still working here, to present, 是否在职, 是否至今',
);
export const yesAndNo = { yes: list('yes, y, true, 是'), no: list('no, n, false, 否') };

/** Labels before the facts of one job, school, project, certificate or award. */
export const entryLabels = {
  company: [
    chinese('公司, 单位, 企业, 机构, 组织', maybe('名称, 全称')),
    chinese('工作, 实习, 任职, 所在', '单位, 公司', maybe('名称')),
    chinese(maybe('船东'), maybe('船舶'), '管理公司'),
    ...list('船东, 船东公司, 船公司, carrier, motor carrier'),
    chinese('服务, 任职', '学校, 院校, 机构, 机关, 单位, 公司'),
    english(
      maybe('name of'),
      'employer, company, organization, organisation, firm, agency, carrier, contractor',
      maybe('name'),
    ),
    ...list(
      'name and address of employer, employer name and address, place of work, office, office / department, department / office, name of office',
    ),
  ],
  position: [
    chinese(maybe('工作, 担任, 所任, 实习, 在职'), '职位, 岗位, 职务', maybe('名称')),
    ...list(
      '职称, occupation, occupation or position held, job, designation, post held, post title, rank, post, capacity',
    ),
    english('position', maybe('held, title')),
    english(maybe('job'), 'title'),
  ],
  school: [
    chinese(maybe('毕业'), '学校, 院校', maybe('名称')),
    chinese('就读', '学校, 院校'),
    english('name of', 'board, examining body'),
    ...list(
      'board, examining body, awarding body, name and type of organisation providing education and training, school or university, school attended, last school attended, institution attended, establishment, educational establishment, place of study, where studied, school / college, college / university, training establishment',
    ),
    english(maybe('name of'), 'school, university, institution, institute, college', maybe('name')),
  ],
  degree: list(
    '学历, 学位, 学历学位, 学历/学位, 最高学历, 次高学历, degree, qualification, diploma, examination, examination passed, exam, exam passed, qualification gained, type of degree, degree obtained, degree awarded, title of qualification awarded, qualification awarded, qualification obtained, highest qualification, highest grade passed, highest standard passed, grade passed, standard passed, course / class, class / course, name of examination, name of the examination',
  ),
  major: [
    chinese(maybe('所学, 主修'), '专业', maybe('名称')),
    chinese('科系, 系所', maybe('名称')),
    english('field', maybe('of study')),
    ...list(
      'major, discipline, subject, specialization, specialisation, speciality, specialty, area of study, course of study',
    ),
  ],
  name: [
    chinese('项目', maybe('名, 名称')),
    chinese('课题, 证书, 奖项, 荣誉', maybe('名称')),
    ...list('工程名称, 工程项目名称'),
    english('project', maybe('name')),
    ...list(
      'certificate, certification, certification name, name of certification, licence, license, licence name, license name, award, name',
    ),
  ],
  role: [
    chinese(maybe('担任, 项目, 我的, 个人, 所任'), '角色, 职责角色, 身份'),
    chinese('项目', '职务, 职位'),
    english(maybe('my'), 'role'),
  ],
  place: [
    chinese(maybe('工作, 公司, 所在'), '地点, 地址, 城市, 地区, 所在地'),
    ...list('location, place, city, where'),
  ],
  dates: [
    chinese(
      maybe('起止, 工作, 项目, 在校, 就读, 就学, 在学, 任职, 在职, 实习, 获奖, 获得, 入学, 毕业, 取得, 开发'),
      '时间, 日期, 年月, 年份, 周期, 期间, 年限',
    ),
    ...list(`
      工期, 建设工期, 施工时间, 施工工期, 上船, 下船, 离船, 上船日期, 下船日期, 离船日期, 上船时间, 下船时间, 离船时间, when, from, to, from – to, from - to, from/to, dates (from – to), dates (from - to), 起讫, date, dates, year, years, period, duration, time, start date, end date,
      date from, date to, start, end, joined, left, sign on, sign off, signed on, signed off, issued, date of issue, issue date, issued date, expiration date, date started, date left, date joined, date of joining, date of leaving, expiry, expires,
      valid until, expiry date, valid to, year of passing, year grad., year grad, yr graduated, year graduated, year completed, date obtained, passing year, year passed, year obtained, year of completion, year of graduation, graduation year, passing out year
    `),
  ],
  issuer: [
    chinese('颁发', '机构, 单位'),
    chinese('发证', '机构, 机关, 单位'),
    chinese('授予', '单位, 机构'),
    english('issuing', 'body, organization, organisation'),
    ...list('issuer, issued by, provider, provided by, training provider, awarded by'),
  ],
};
