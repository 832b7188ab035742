/**
 * What people of a trade can count, a block each: `# id | words of its titles, English | Chinese`, then a line a question:
 * the thing in English, the question, the frame of a short answer (`{}`), the same in Chinese, and an answer as people
 * give it.
 */
export const tradesOfCare = `
# nursing | nurse, nursing, ward sister, midwife, rn, staff rn, registered nurse | 护士, 护理, 助产
patient | How many patients did you usually look after on a shift? | Looked after {} patients a shift | 患者,病人,床位 | 一个班次通常看护多少位病人？ | 每班看护{}位患者 | 8
injection,infusion,cannulation | How many infusions, injections or blood samples did you do on a usual day? | Gave {} infusions and injections a day | 输液,穿刺,采血,注射 | 平均一天做多少次输液、注射或采血？ | 日均完成输液、注射和采血{}次 | 30
student,trainee,mentor | How many student nurses or new colleagues did you show the work to? | Showed {} student nurses and new colleagues the work | 带教,实习 | 带教过多少名实习或新入职护士？ | 带教实习及新入职护士{}名 | 4
bed,ward | How many beds does the ward have? | Worked on a ward of {} beds | 开放床位,张床 | 所在病区有多少张床位？ | 所在病区床位{}张 | 42

# medicine | doctor, physician, surgeon, dentist, veterinarian, therapist, physiotherapist, paramedic, radiographer | 医生, 医师, 治疗师, 兽医, 技师
patient,outpatient | How many patients did you see on a usual day? | Saw {} patients a day | 门诊,接诊,患者 | 平均一天接诊多少位患者？ | 日均接诊{}位患者 | 40
operation,procedure,surgery | How many operations or procedures did you do, or assist in, in a year? | Did or assisted in {} procedures a year | 手术,操作 | 一年主刀或参与多少台手术（或操作）？ | 年参与手术和操作{}台次 | 120
duty,shift,on-call | How many night duties or on-call days did you have in a month? | Was on duty or on call {} times a month | 值班,夜班 | 每月值班多少次？ | 每月值班{}次 | 6

# pharmacy | pharmacist, pharmacy, dispenser | 药师, 药剂, 药房, 药店
prescription | How many prescriptions did you check or dispense on a usual day? | Checked and dispensed {} prescriptions a day | 处方 | 平均一天审核或调配多少张处方？ | 日均审核调配处方{}张 | 200
product,line,stock | How many medicines did you keep in stock? | Kept {} medicines in stock | 品种,药品 | 管理多少个品种的药品？ | 管理药品{}个品种 | 1,200
error | How often did you find a prescription that had to be changed? | Had {} prescriptions a month corrected before they were dispensed | 不合理,差错,干预 | 每月干预多少张不合理处方？ | 每月干预不合理处方{}张 | 15

# social-care | carer, caregiver, care assistant, nursing assistant, healthcare assistant, nursing aide, aged care, support worker, social worker, nanny | 护工, 养老, 护理员, 社工, 育婴, 月嫂, 保姆, 照护
resident,client,family | How many people or families were in your care at a time? | Cared for {} people at a time | 老人,长者,家庭,服务对象 | 同时照护多少位老人（或家庭）？ | 同时照护{}位服务对象 | 12
visit | How many visits did you make in a week? | Made {} visits a week | 走访,入户,探访 | 一周入户或走访多少次？ | 每周入户走访{}次 | 20
activity,group | How many activities did you run, and for how many people? | Ran {} activities a year | 活动,小组 | 一年组织多少场活动？ | 每年组织活动{}场 | 24

# teaching | teacher, schoolteacher, headteacher, deputy head, head of year, hod, teaching assistant, tutor | 教师, 老师, 班主任
class,pupil,student | How many classes did you teach, with how many pupils each? | Taught {} classes | 班级,学生,个班 | 同时任教多少个班级？ | 任教{}个班级 | 3
lesson,hour | How many lessons did you give in a week? | Gave {} lessons a week | 课时,节课 | 每周上多少节课？ | 每周授课{}节 | 14
exam,pass,grade,score | What share of your pupils passed or got the grade that counts? | {} of the pupils passed | 及格,优秀率,合格率,升学,平均分 | 所带学生的合格率或优秀率是多少？ | 所带学生合格率{} | 95%
parent | How many parents did you talk to in a term, and how? | Held {} talks with parents a term | 家长,家访 | 一学期家访或与家长面谈多少次？ | 每学期家访和面谈{}次 | 30

# university | lecturer, professor, reader, teaching fellow | 讲师, 教授, 辅导员, 助教
course,module,class | How many courses did you teach, to how many students? | Taught {} courses | 课程,门课 | 主讲几门课程、多少学生？ | 主讲课程{}门 | 3
student,thesis,dissertation | How many theses or student projects did you supervise? | Supervised {} theses and student projects | 毕业论文,毕业设计,研究生 | 指导多少篇毕业论文或学生项目？ | 指导毕业论文和学生项目{}项 | 8
grant,funding,budget | What funding did you win or work under? | Worked under grants of {} | 经费,基金,课题 | 主持或参与的课题经费有多少？ | 课题经费{} | 120,000 / 12 万元
paper,article,publication | How many papers came of it? | Published {} papers | 论文,发表 | 发表多少篇论文？ | 发表论文{}篇 | 4

# childcare | early childhood, nursery, kindergarten, childcare, early years | 幼儿, 幼教, 保育, 托育, 早教
child | How many children were in your group? | Looked after a group of {} children | 幼儿,孩子,宝宝 | 所带班级有多少名幼儿？ | 所带班级幼儿{}名 | 25
activity | How many activities or themes did you plan in a term? | Planned {} activities a term | 活动,主题,教案 | 一学期设计多少个活动或主题？ | 每学期设计活动{}个 | 16
parent | How many families did you keep in touch with, and how often? | Kept in touch with {} families | 家长 | 与多少个家庭保持沟通？ | 与{}个家庭保持日常沟通 | 25

# coaching | coach, trainer, fitness, yoga | 教练, 健身, 瑜伽, 培训师
member,client,trainee | How many members or clients did you train at a time? | Trained {} clients at a time | 会员,学员,客户 | 同时带多少位会员（学员）？ | 同时指导{}位会员 | 30
session,class | How many sessions did you give in a week? | Gave {} sessions a week | 课程,节课,场 | 每周上多少节课？ | 每周授课{}节 | 22
renewal | What share of them came back or renewed? | {} of the clients renewed | 续课,续费 | 续课率大约是多少？ | 续课率{} | 70%
`;
