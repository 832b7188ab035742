import { list } from '../match/list.ts';

/** The noun that a job title ends in: `Night Baker`, `Sous Chef`. Words that companies end in as well are left out. */
export const titleHeads = list(`
  student,
  engineer, developer, programmer, manager, director, analyst, intern, internship, trainee, assistant, associate,
  consultant, designer, architect, specialist, coordinator, co-ordinator, administrator, officer, president, chief,
  ceo, cto, coo, cfo, cio, cmo, vp, head, lead, leader, founder, cofounder, co-founder, owner, partner, scientist,
  researcher, fellow, professor, lecturer, teacher, tutor, instructor, coach, mentor, volunteer, member,
  representative, rep, executive, accountant, auditor, nurse, doctor, physician, attorney, lawyer, paralegal, clerk,
  cashier, waiter, waitress, server, barista, bartender, cook, chef, driver, technician, mechanic, operator,
  operative, supervisor, secretary, treasurer, editor, writer, author, journalist, reporter, producer, photographer,
  translator, interpreter, recruiter, strategist, planner, advisor, adviser, agent, broker, buyer, salesman,
  salesperson, saleswoman, staff, participant, maintainer, contributor, captain, chair, chairman, chairperson,
  chairwoman, organizer, organiser, ambassador, freelancer, contractor, postdoc, apprentice, expert, generalist,
  tester, devops, sre, dean, principal, pharmacist, therapist, counselor, counsellor, marketer, merchandiser,
  stylist, artist, animator, musician, curator, librarian, guide, host, hostess, receptionist, attendant, worker,
  laborer, labourer, foreman, foreperson, forewoman, inspector, surveyor, electrician, plumber, carpenter, pilot,
  guard, delegate, speaker, judge, reviewer, evangelist, advocate, controller, underwriter, teller, actuary,
  economist, statistician, biologist, chemist, physicist, mathematician, psychologist, baker, butcher, brewer,
  glazier, welder, fitter, roofer, tiler, mason, bricklayer, painter, decorator, joiner, plasterer, farmer, gardener,
  florist, forester, fisherman, shepherd, groom, farrier, tailor, seamstress, dressmaker, weaver, milliner,
  upholsterer, cobbler, jeweller, jeweler, goldsmith, locksmith, blacksmith, machinist, toolmaker, millwright,
  wright, luthier, restorer, conservator, archivist, registrar, usher, steward, stewardess, purser, concierge,
  porter, doorman, housekeeper, cleaner, janitor, caretaker, caregiver, carer, nanny, au pair, childminder, midwife,
  paramedic, orderly, radiographer, sonographer, phlebotomist, optometrist, optician, dentist, hygienist, dietitian,
  dietician, nutritionist, physiotherapist, surgeon, resident, practitioner, veterinarian, vet, zookeeper, keeper,
  ranger, warden, lifeguard, firefighter, fireman, policeman, constable, sergeant, lieutenant, corporal, soldier,
  sailor, mate, deckhand, stoker, dispatcher, signaller, conductor, shunter, courier, postman, packer, picker,
  loader, stocker, handler, storekeeper, shopkeeper, purchaser, estimator, assessor, appraiser, valuer, bookkeeper,
  cataloguer, typist, stenographer, notary, solicitor, barrister, magistrate, bailiff, mediator, arbitrator,
  diplomat, consul, councillor, councilor, mayor, deputy, minister, pastor, chaplain, organist, pianist, violinist,
  cellist, singer, soprano, tenor, dancer, choreographer, actor, actress, comedian, playwright, screenwriter,
  copywriter, proofreader, typesetter, printer, illustrator, cartoonist, sculptor, potter, ceramicist, printmaker,
  filmmaker, videographer, cinematographer, gaffer, grip, technologist, draughtsman, draftsman, drafter,
  cartographer, geologist, geographer, geophysicist, meteorologist, hydrologist, oceanographer, ecologist, botanist,
  zoologist, entomologist, geneticist, agronomist, horticulturist, oenologist, sommelier, archaeologist,
  anthropologist, historian, sociologist, linguist, philologist, demographer, webmaster, sysadmin, dba, moderator,
  facilitator, trainer, educator, invigilator, examiner, proctor, demonstrator, headmaster, headmistress, provost,
  rector, chancellor, bursar, superintendent, commissioner, comptroller, investigator, detective, scholar, candidate,
  student assistant, aide, helper, hand, runner, page, messenger, barber, hairdresser, beautician, masseur, masseuse,
  cosmetologist, tattooist, croupier, dealer, promoter, canvasser, fundraiser, telemarketer, marketeer, merchant,
  trader, banker, adjuster, liaison, sales, freelance, apprenticeship, traineeship, placement, residency, fellowship,
  assistantship, clerkship, secondment, management trainee
`);

/** Ends of words that name who does a work: `zookeeper`, `economist`. */
export const titleWordEndings = list(`
  ologist, grapher, keeper, maker, smith, wright, worker, person, monger, minder, holder, master, mistress, ician, handler, setter, layer, finisher, fitter
`);

/** What stands first where an English title goes on with `of`, or is no noun: `Head of Retail`, `Vice President, Risk`. */
export const titleOpeners = list(`
  head of, chief, vice president, vp, svp, evp, avp, president, director of, director, manager of, dean of, chair of, leader of, secretary of, member of, captain of,
  professor of, lecturer in, teacher of, managing, assistant to, executive assistant, senior, junior, lead, principal, deputy, trainee, apprentice, freelance, self-employed
`);

/** Characters that a Chinese title ends in, and words in which they mean something else. */
export const chineseTitleEndings = {
  endings: list(
    '员，师，长，匠，手，工，嫂，官，岗，家，战士，文书，打荷，砧板，炒锅，头镬，尾镬，头锅，尾锅，二厨，三厨，司机，收银，保姆，保安，前台，护工，文秘，领班，领位，前台接待，店小二，掌柜，经纪人，主持人，负责人，合伙人，责任人，牵头人，发起人，主理人，管家，民警，辅警，兽医，牧师，主播，博主，美工，美术，跟单，仓管，内勤，外勤，督导，导购，调度，编导，导演，编剧，副理，襄理，总厨，厨师，帮厨，学徒，培训生，管培生，储备干部，班组长，村官，社工，义工，劳务，搬运，博士后，科研助手，助教，学生助理，助研，副手，队医，校医，中医，西医，乐手，歌手，舞者，演员，模特',
  ),
  exceptions: list(
    '施工，加工，手工，分工，化工，军工，建工，职工，员工，竣工，开工，电工电子，特长，增长，成长，擅长，延长，专长，家长，人手，对手，入手，着手，国家，专家组，一家，独家，动手，选手村，名师，老字号，助手团，理工，轻工，重工，神工，华工，哈工，西工',
  ),
};
