import { list } from '../match/list.ts';

/** Words in the names of what people study. */
export const studyWords = {
  en: list(`
    engineering, science, sciences, studies, physics, chemistry, biology, mathematics, maths, math, statistics, computing, computer, informatics, information, history, philosophy, literature, english, languages, language,
    linguistics, economics, finance, accounting, accountancy, business, management, marketing, administration, commerce, law, politics, political, international, relations, sociology, psychology, anthropology, archaeology,
    geography, geology, ecology, environmental, environment, agriculture, agronomy, horticulture, forestry, veterinary, medicine, nursing, midwifery, pharmacy, dentistry, physiotherapy, therapy, nutrition, health, kinesiology,
    education, teaching, pedagogy, childhood, arts, art, design, architecture, music, theatre, drama, film, media, journalism, communication, communications, photography, fashion, textiles, culinary, hospitality, tourism, baking,
    carpentry, plumbing, welding, joinery, plastering, bricklaying, brickwork, masonry, roofing, tiling, scaffolding, hairdressing, barbering, machining, refrigeration, electrical, electronics, mechanical, civil, chemical, mechatronics, robotics, aerospace, automotive, logistics, supply, analytics, data, software, technology, systems, security, neuroscience,
    biochemistry, genetics, astronomy, astrophysics, oceanography, theology, religion, classics, humanities, social, public, policy, planning, construction, surveying, real estate, criminology, library, graphic, animation, fine,
    histoire, droit, gestion, économie, lettres, ingeniería, derecho, economía, administración, architettura, giurisprudenza, maschinenbau, informatik, betriebswirtschaft, betriebswirtschaftslehre, wirtschaft, jura, medizin, elektrotechnik
  `),
  /** What a Chinese one ends in. */
  zh: list(`
    学，工程，技术，设计，管理，科学，教育，英语，日语，法语，德语，俄语，语言，文学，会计，金融，财务，营销，贸易，法律，新闻，传播，广告，动画，音乐，美术，舞蹈，表演，播音，护理，临床，药剂，制药，检验，康复，机械，自动化，电气，电子，通信，计算机，软件，网络，信息，数学，物理，化学，生物，材料，土木，建筑，园林，园艺，农学，林学，畜牧，水产，
    兽医，食品，旅游，酒店，烹饪，物流，电商，电子商务，人力资源，行政，统计，经济，税务，审计，汽修，维修，数控，模具，焊接，服装，纺织，环境，测绘，地质，采矿，石油，航海，飞行，交通，铁道，心理，体育，哲学，历史，考古，翻译，汉语，中文，系，专业，方向，學，工程學，設計，學系
  `),
};

/** What says that somebody was taught somewhere and did not work there: 学习 at the end of a line, `student`. */
/** Around a Chinese school in a sentence of a life: `在湘江大学学习`. */
export const taughtAround = {
  before: list('就读于，毕业于，考入，考取，升入，入读，保送，进入，赴，在，于'),
  behind: list('学习，就读，攻读，读书，求学，毕业，在读，上学，进修'),
};

export const taughtWords = {
  en: list('student, pupil, studied, studying, graduate of, exchange semester'),
  zh: list('学习，就读，学生，在读，读书，专业，毕业，求学'),
};

/** How, whether and how well somebody studied, where it stands in the place of what was studied. */
export const howStudied = {
  whole: list(`
    硕博连读，本硕连读，本博连读，直博，函授，自考，在职，业余，脱产，半脱产，成人，成人高考，成人教育，成人高等教育，电大，夜大，网络教育，远程，全日制，非全日制，阶段，学历，毕业，日间部，夜间部，进修部，日间，夜间，日间就读，夜间就读，假日就读，大學畢業，畢業，肄业，结业，学士，硕士，博士，学生，
    part-time, full-time, co-op, honours, honors, distance, by distance, distance learning, graduated, completed, in progress, student, degree, minus, plus, pass, passed, bachelor's pass, bachelor pass, diploma pass, higher certificate pass, online, appearing, 1st class, first class, 2nd class, second class, 2nd upper, 2nd lower, second upper, second lower, upper second, lower second, second class upper, second class lower, second class upper division, second class lower division, upper second class, lower second class, third class, second class honours, first class honours, first class honors, merit, distinction, with credit
  `),
  start: list(`
    co-op, minor in, valedictorian, salutatorian, gold medallist, gold medalist, silver medallist, endorsed, with merit, with distinction, with honours, with honors, at grades, grades, including one
  `),
};
