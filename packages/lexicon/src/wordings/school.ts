/** Schools, nurseries, childcare, training, social work. */
export const school = `
lesson planning, planning lessons, schemes of work, lesson plans, planning sequences of lessons | 备课, 教案编写, 写教案, 教学设计, 写教学设计
classroom teaching, class teaching, whole-class teaching, teaching lessons, delivering lessons | 授课, 课堂教学, 上课讲课, 讲课, 任课, 执教
behaviour management, classroom management, managing behaviour, classroom discipline | 课堂管理, 课堂纪律, 班级纪律, 课堂常规
form tutor, form tutoring |
class teacher duties, homeroom teacher, homeroom | 班主任, 班级管理, 带班班主任, 做班主任, 当班主任, 班主任工作
marking, marking books, grading papers, marking assessments, assessing pupils' work | 批改作业, 阅卷, 批作业, 批改试卷, 改作业
exam preparation, exam coaching, GCSE preparation, test preparation, exam prep | 备考辅导, 中考辅导, 高考辅导, 应试辅导, 升学辅导, 带毕业班, 带高三, 带初三
one-to-one tuition, private tutoring, 1:1 tuition, home tutoring, one-to-one tutoring | 一对一, 家教, 一对一辅导, 上门家教, 一对一教学
homework supervision, after-school club, homework club, wraparound care, after-school care | 晚托, 托管, 课后托管, 作业辅导, 课后服务, 课后班
special educational needs, SEN support, SEND provision, additional support needs, special needs pupils, EHCP, IEP | 特殊教育, 特教, 随班就读, 特殊儿童, 融合教育
phonics, synthetic phonics | 自然拼读, 拼读 > Read Write Inc = RWI, Jolly Phonics
English as a second language, TEFL, ESL, EFL, EAL, teaching English to speakers of other languages | 对外英语教学, 少儿英语, 英语外教
Chinese as a foreign language, teaching Mandarin | 对外汉语, 国际中文, 汉语国际教育, 教外国人中文
interactive whiteboard, smartboard, Smart Board | 电子白板, 交互白板, 多媒体教学, 一体机授课 > Promethean, 希沃 = 希沃白板
online teaching, remote lessons, teaching on Zoom, virtual classroom | 网课, 线上授课, 直播课, 线上教学, 录课
parents' evenings, talking with parents, parent communication, parents' meetings, reports to parents | 家校沟通, 家长会, 家访, 与家长沟通, 家长沟通, 家园共育, 家园沟通, 跟家长沟通
teaching research, teaching study groups, curriculum leadership | 教研, 听评课, 磨课, 集体备课, 公开课
teaching certificate | 教师资格证, 教资证, 教师证, 教师资格证书
qualified teacher status, QTS |
early years, EYFS, early years foundation stage, nursery practice, early childhood, nursery nursing, preschool teaching | 学前教育, 幼教, 幼儿园教学, 带幼儿, 幼儿教育, 保教
key person, key worker in nursery, observations of children, learning journals, learning journeys | 成长档案, 观察记录幼儿, 幼儿观察, 观察记录 > Famly
free play, continuous provision, play-based learning, messy play, sensory play | 区域活动, 区角游戏, 自主游戏, 户外游戏, 区角活动
nap time, sleep supervision, nap times | 午睡看护, 哄睡, 午休管理, 午睡巡视, 午睡
nappy changing, changing nappies, potty training, toilet training, diaper changing, nappies | 换尿裤, 把尿, 如厕训练, 婴儿换尿片
bottle feeding, weaning, preparing bottles, sterilising bottles, formula feeds | 冲奶粉, 冲奶, 辅食, 添加辅食, 做辅食, 辅食制作
infant care, baby care, looking after babies, newborn nannying, baby room, under-twos | 婴幼儿照护, 带宝宝, 带孩子, 看孩子, 育婴, 带婴儿, 带娃, 托班, 托育
infant caregiver certificate | 育婴师证, 育婴员证
nursery carer certificate | 保育师证, 保育员证
paediatric first aid, child first aid | 婴幼儿急救, 儿童急救
child protection, KCSIE, child safeguarding | 未成年人保护, 儿童保护
playground supervision, break duty, lunchtime supervision, midday supervision, playground duty | 课间看护, 护导, 护学
school pick-ups, school runs, school run | 接送孩子, 接送学生, 接娃, 接送上下学
course consultant sales, student enrolment, admissions recruiting, enrolment advising | 课程顾问, 招生, 招生咨询, 电话邀约家长, 课程销售, 续费续班, 地推招生
training delivery, staff training delivery, delivering training, running workshops, delivering workshops, training courses | 培训授课, 内训, 内训师, 企业培训, 员工培训授课
case work, casework, social casework, holding a caseload, case management social work | 个案工作, 个案管理, 社工个案, 个案跟进
group work social, facilitating groups, support groups | 小组工作, 社工小组
youth work, detached youth work, youth club | 青少年服务, 青少年社工
volunteer coordination, managing volunteers, volunteer management, recruiting volunteers | 志愿者管理, 志愿者招募, 义工管理
fundraising, bid writing, grant applications, grant writing, donor appeals | 筹款, 筹资, 募捐, 劝募, 项目申请资助
community outreach, outreach work, community engagement, door-to-door outreach | 社区动员, 入户走访, 社区走访, 走访入户, 社区宣传
`;
