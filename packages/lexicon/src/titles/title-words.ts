import { list } from '../match/list.ts';

/** Words that job titles and posts are made of. */
export const titleWords = {
  en: list(`
    engineer, engineers, developer, developers, programmer, manager, managers, director, analyst, analysts, intern,
    internship, trainee, assistant, associate, consultant, designer, architect, specialist, coordinator, administrator,
    officer, president, chief, ceo, cto, coo, cfo, cio, cmo, vp, head, lead, leader, founder, cofounder, co-founder,
    owner, partner, scientist, researcher, fellow, professor, lecturer, teacher, tutor, instructor, coach, mentor,
    volunteer, member, representative, executive, accountant, auditor, nurse, doctor, physician, attorney, lawyer,
    paralegal, clerk, cashier, waiter, waitress, server, barista, bartender, cook, chef, driver, technician, mechanic,
    operator, supervisor, secretary, treasurer, editor, writer, author, journalist, reporter, producer, photographer,
    translator, interpreter, recruiter, strategist, planner, advisor, adviser, agent, broker, buyer, sales, salesman,
    salesperson, saleswoman, staff, participant, maintainer, contributor, captain, chair, chairman, chairperson,
    organizer, organiser, ambassador, freelance, freelancer, contractor, postdoc, apprentice, expert, generalist,
    tester, devops, sre, dean, principal, pharmacist, therapist, counselor, counsellor, marketer, merchandiser, stylist,
    artist, animator, musician, curator, librarian, guide, host, hostess, receptionist, attendant, worker, laborer,
    labourer, foreman, inspector, surveyor, electrician, plumber, carpenter, pilot, guard, delegate, speaker, judge,
    reviewer, evangelist, advocate, controller, underwriter, teller, actuary, economist, statistician, biologist,
    chemist, physicist, mathematician, psychologist, master, scrum master
  `),
  zh: list(`
    工程师，实习生，实习，经理，总监，主管，主任，助理，专员，顾问，设计师，架构师，开发，分析师，研究员，科学家，负责人，组长，队长，会长，部长，主席，干事，委员，书记，
    班长，社长，团长，副总，副部，副会，副社，副主，副班，副队，成员，队员，志愿者，讲师，教师，教授，老师，导师，家教，总裁，总经理，董事，创始人，合伙人，首席，编辑，
    记者，翻译，会计，审计，出纳，法务，律师，护士，医生，医师，药师，销售，运营，产品，策划，客服，行政，人事，采购，店长，店员，技术员，管理员，参与者，核心开发，前端，
    后端，全栈，算法，测试，运维，架构，技术专家，专家，教练，秘书，干部，代表，主持人，文员，操作员，质检，培训师，主力，骨干，独立开发，个人项目，牵头
  `),
};

/** Titles of those who learn at work. */
export const internWords = list('intern, internship, 实习');
