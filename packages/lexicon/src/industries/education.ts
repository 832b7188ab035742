import type { IndustrySource } from '../entry.ts';

export const education: IndustrySource = {
  id: 'education',
  en: 'Education and training',
  zh: '教育培训',
  titles: `
    teacher, English teacher, math teacher, lecturer, tutor, instructional designer, kindergarten teacher, teaching assistant, education consultant, school principal, academic advisor, special education teacher, curriculum developer, ESL teacher, primary school teacher, secondary school teacher, early childhood educator, early years practitioner, nursery practitioner, learning support assistant, headteacher |
    教师, 老师, 语文老师, 数学老师, 英语老师, 英语教师, 班主任, 幼儿教师, 幼儿园老师, 讲师, 课程顾问, 教研员, 助教, 辅导老师, 学管师, 培训讲师, 家教, 校长, 少儿编程老师, 留学顾问`,
  shared: `
    PowerPoint, WPS, Microsoft Word, Excel, Putonghua Proficiency Test, TEM-8, TEM-4, CET-6, CET-4, IELTS, TOEFL, JLPT N1, course development, train the trainer, staff training, live streaming, short video, video editing, event planning,
    renewal rate, conversion rate, customer satisfaction, user operations, Tencent Meeting, Zoom, social media marketing, complaint rate, cold calling, Python, academic research projects`,
  hard: `
    lesson planning, lesson preparation, lesson plan | 备课, 教案设计, 教案编写, 教案
    classroom teaching, classroom instruction, teaching | 课堂教学, 授课, 教学工作, 学科教学 | | students, student, class, classes, school, teacher, lesson, lessons, university, undergraduate, grade, pupils, english, math, course, 学生, 班, 课
    classroom management | 课堂管理, 班级管理
    curriculum design, curriculum development | 课程设计, 课程研发, 课程开发, 课程体系, 教学大纲
    instructional design, e-learning design | 教学设计, 教学方案
    teaching research, pedagogical research | 教学研究, 教研, 教研活动, 教研组
    teaching materials development, courseware development, courseware | 课件制作, 教材编写, 讲义编写, 课件, 教材研发
    homework grading, grading assignments, marking homework | 作业批改, 批改作业, 阅卷
    exam preparation, exam question design, test paper design | 命题, 试题编写, 出题, 考前辅导, 应试辅导
    student assessment, formative assessment, learning assessment | 学情分析, 学业评估, 学生评价, 学情诊断
    differentiated instruction, individualized instruction | 因材施教, 分层教学, 个性化辅导, 个性化教学
    one-on-one tutoring, private tutoring, tutoring | 一对一辅导, 课外辅导, 一对一教学, 课后辅导
    small-group teaching, large-class teaching | 小班教学, 大班课, 小班课
    online teaching, remote teaching, virtual classroom | 线上教学, 线上授课, 在线授课, 直播授课, 网课
    project-based learning, PBL | 项目式学习, 项目制学习
    STEM education, STEAM education | STEAM教育, 科创教育
    coding education for children, kids coding, robotics teaching | 少儿编程, 编程教学, 机器人教学
    early childhood education, preschool education | 学前教育, 幼儿教育, 早教
    child care, childcare in kindergarten | 保教, 幼儿照护, 保育, 一日生活常规
    kindergarten environment creation, thematic activities | 环境创设, 环创, 主题活动, 区域活动
    special education, IEP | 特殊教育, 融合教育, 特教
    Chinese as a foreign language teaching, TCFL | 对外汉语, 汉语国际教育, 国际中文教育
    ESL teaching, EFL, English teaching | 英语教学, 少儿英语, 英语口语教学
    IB curriculum, AP courses, A-Level teaching | 国际课程, IB课程, A-Level课程, AP课程
    IELTS and TOEFL training, test prep teaching | 雅思教学, 托福教学, 雅思培训, 考试培训
    postgraduate exam tutoring, civil service exam training | 考研辅导, 公考培训, 考研培训, 公务员考试培训
    vocational education, vocational training | 职业教育, 职业培训, 职业技能培训
    physical education, sports coaching | 体育教学, 体育课, 体能训练
    music teaching, piano teaching, art teaching, dance teaching | 音乐教学, 美术教学, 钢琴教学, 舞蹈教学, 艺术培训
    parent communication, parent-teacher conferences | 家校沟通, 家长沟通, 家长会, 家校共育, 家访
    student management, homeroom management | 学生管理, 班主任工作, 德育, 学生工作
    mental health education for students, student counseling | 心理健康教育, 学生心理辅导, 心理辅导
    student recruitment, enrollment consulting, admissions | 招生, 招生咨询, 课程咨询, 招生宣传, 招生工作
    course consulting and sales, trial lesson conversion | 试听课, 体验课转化, 课程销售
    academic affairs management, course scheduling | 教务管理, 排课, 教务, 教学管理
    learning follow-up service, learning supervision | 学习督导, 学员服务, 督学, 课后跟进, 学员维护
    study abroad consulting, college application, essay coaching | 留学咨询, 留学申请, 文书写作, 留学文书, 院校申请
    public class, demonstration lesson, open class | 公开课, 示范课, 优质课, 说课, 听评课, 观摩课
    after-school club, extracurricular activities, school activities | 社团活动, 课外活动, 研学, 研学旅行
    campus operations, school operations, training center management | 校区运营, 校区管理, 教学点管理
    teacher training, teacher development | 教师培训, 新教师培训, 师资培训, 师训
    education technology adoption, blended learning, flipped classroom | 混合式教学, 翻转课堂, 智慧课堂
    Early Years Foundation Stage, EYFS |
    Key Stage 1, Key Stage 2, Key Stage 3, KS1, KS2, KS3 |`,
  tool: `
    learning management system / Moodle / Blackboard / Canvas LMS | 学习管理系统, LMS平台
    Rain Classroom / Chaoxing, Superstar Learning | 雨课堂 / 学习通, 超星
    Seewo, interactive whiteboard, Seewo whiteboard | 希沃白板, 希沃, 电子白板
    Articulate Storyline, Articulate 360 / Adobe Captivate | 课件开发工具
    Google Classroom / Kahoot / Quizlet
    ClassIn, Classin | ClassIn在线教室 | online teaching
    GeoGebra / Geometer's Sketchpad | / 几何画板
    Scratch, Scratch programming / Arduino education | Scratch编程, 图形化编程 | coding education for children | coding, kids, programming, python, children, students, 编程, 少儿
    Camtasia, screencast recording | 录课, 微课制作, 微课
    Yuanfudao / Zuoyebang / Xueersi platform | 猿辅导 / 作业帮 / 学而思
    Duolingo / Rosetta Stone | 多邻国`,
  cert: `
    teacher qualification certificate, teaching certificate, teaching license, state teaching license / senior high school teacher qualification / junior high school teacher qualification / primary school teacher qualification | 教师资格证, 教师资格 / 高中教师资格证, 高级中学教师资格证 / 初中教师资格证 / 小学教师资格证
    kindergarten teacher qualification | 幼儿园教师资格证, 幼师资格证, 幼教资格证
    TESOL, TESOL certificate / TEFL, TEFL certificate | TESOL证书 / TEFL证书
    CELTA / DELTA Cambridge / TKT | 剑桥英语教学证书 / / TKT证书
    CTCSOL, international Chinese teacher certificate | 国际中文教师证书, 国际汉语教师证书, 对外汉语教师资格证
    PGCE / QTS | / 英国教师资格
    higher education teacher qualification / lecturer title | 高校教师资格证 / 讲师职称, 中级讲师
    senior teacher title / first-grade teacher title / second-grade teacher title | 高级教师 / 一级教师, 中小学一级教师 / 二级教师
    family education instructor certificate | 家庭教育指导师, 家庭教育指导师证
    psychological counselor certificate / Level 2 psychological counselor / Level 3 psychological counselor | 心理咨询师证 / 二级心理咨询师, 国家二级心理咨询师 / 三级心理咨询师
    infant care certificate, childcare worker certificate | 保育员证, 育婴员证, 高级育婴师
    child sports coach certificate, fitness coach certificate | 健身教练证, 体适能教练证, 社会体育指导员
    grade test certificate for piano | 钢琴十级, 钢琴考级, 舞蹈考级
    PGCE certificate, Postgraduate Certificate in Education |`,
  metric: `
    % up | exam pass rate, student pass rate, pass rate | 考试通过率, 及格率, 学生通过率
    % up | excellence rate, top-grade rate | 优秀率, 优良率, 优生率
    % up | college admission rate, graduation rate | 升学率, 录取率, 重点率, 一本率, 上岸率
    count up | average score improvement, score gain, test scores | 提分, 平均分, 平均提分, 班级平均分
    % up | course renewal rate, re-enrollment rate | 续班率, 续课率, 续报率
    % up | attendance rate, class attendance | 出勤率, 到课率
    % up | course completion rate of learners, completion rate | 完课率, 结课率
    % up | trial-to-enrollment rate, enrollment conversion | 试听转化率, 正价课转化率, 报名转化率, 体验课转化率
    count up | students taught, class size, students enrolled | 学生人数, 授课人数, 学员人数, 带班人数, 班级人数
    count up | teaching hours, class hours | 课时, 课时量, 授课课时, 累计课时, 周课时
    count up | new enrollments, enrollment numbers | 招生人数, 新生人数, 招生量
    % up | student satisfaction, parent satisfaction | 学生满意度, 家长满意度, 学员满意度
    % down | refund rate of courses, dropout rate | 退费率, 退课率, 辍学率
    count up | student awards, competition prizes of students | 学生获奖, 指导学生获奖, 获奖人次
    % up | referral rate of parents | 转介绍率, 转介绍
    count up | courses developed, lessons developed | 课程数量, 开发课程, 研发课程`,
  domain: `
    K-12, K12 education | K12, 中小学教育, 义务教育
    public school, primary school, middle school, high school teaching | 公立学校, 小学教学, 初中教学, 高中教学
    international school, bilingual school | 国际学校, 双语学校
    training institution, tutoring center | 培训机构, 教育机构, 辅导机构
    edtech, online education | 在线教育, 教育科技
    adult education, corporate training industry | 成人教育, 企业培训
    quality-oriented education | 素质教育, 核心素养
    double reduction policy, new curriculum standards | 双减, 新课标`,
};
