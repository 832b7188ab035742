const lines = (text: string): readonly string[] =>
  text
    .split(/[\n,，]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Phrases that every résumé may claim and none can prove. Matched on word bounds, lower case. */
export const englishCliches = lines(`
  team player, hard worker, hard-working, hardworking, results-driven, results-oriented, result-oriented, detail-oriented,
  detail oriented, attention to detail, self-starter, self-motivated, highly motivated, go-getter, think outside the box,
  thinking outside the box, out-of-the-box thinker, fast learner, quick learner, fast-paced environment, strong work ethic,
  excellent communication skills, strong communication skills, great communication skills, good communication skills,
  strong interpersonal skills, people person, problem solver, strategic thinker, creative thinker, critical thinker,
  dynamic individual, dynamic professional, passionate about, passion for excellence, proven track record,
  track record of success, best of breed, value add, value-added, synergy, synergies, go-to person, game changer,
  game-changer, rock star, rockstar, ninja, guru, thought leader, thought leadership, world-class, cutting-edge,
  bottom-line oriented, goal-oriented, deadline-driven, multi-tasker, multitasker, able to multitask,
  works well under pressure, work well under pressure, works well independently, hit the ground running,
  move the needle, wear many hats, wore many hats, wearing many hats, outgoing personality, positive attitude,
  can-do attitude, team-oriented, seasoned professional, visionary leader, extensive experience in, self-driven,
  highly organized, solution-oriented, excellent interpersonal skills, strong leadership skills, quick study, natural leader,
  eager to learn, willing to learn, challenging position, challenging role, dynamic company, dynamic environment,
  grow with the company, where i can grow, where i can learn and grow, give 110%, gives 110%, giving 110%, go the extra mile,
  goes the extra mile, going the extra mile, going above and beyond, goes above and beyond, exceed expectations,
  exceeds expectations, exceeded expectations, exceed customer expectations, exceeded customer expectations, relentless drive,
  leveraging synergies, best-in-class, forward-thinking, unique blend of, passion for building relationships,
  delightful user experiences, new challenge, new challenges, reputed organization, reputed organisation, reputed company,
  mutual growth, utilize my skills, utilise my skills, use my skills, utilize my knowledge, utilise my knowledge,
  growing company, pride in my work, get along with everybody, get along with everyone, great fit for your company,
  perfect fit for your company, do whatever it takes, do what ever it takes, wide range of experience, works well in a team,
  works well both in a team, work well in a team, on my own initiative, safety is always the first priority,
  safety is always first, quality is always first, customer is king, customer is always right, second to none,
  highly motivated individual, honest and reliable, thrive under pressure, thrives under pressure, good sense of humour,
  good sense of humor, give my best, give my all, make a difference, think on my feet, hands-on approach,
  challenging environment, progressive organization, progressive organisation, progressive company, gives me scope,
  give me scope, contribute to the growth of the organization, contribute to the growth of the organisation,
  contribute to the growth of the company, apply my knowledge, utilize my abilities, be an asset to your team,
  be an asset to your company, be an asset to your organization, be a valuable asset, valuable asset to, growth hacker,
  ai evangelist, visionary product leader, visionary product, data-driven decision making, data-driven decisions,
  cross-functional synergies, fast paced environment, fast-paced environments, wear multiple hats, wearing multiple hats,
  excellent written and verbal communication skills, excellent verbal and written communication skills,
  strong written and verbal communication skills, excellent written and verbal communication, written and verbal communication skills,
  anything else that comes up, any other duties, including but not limited to, and many other areas, as and when required,
  ability to work individually, able to work individually, ability to work independently, able to work under pressure,
  ability to work under pressure, good exposure to, growth oriented, growth-oriented, mutual benefit, grow together with the company,
  self starter, never give up, next step in my career, work closely with all, high-performing individual, proactive individual,
  various stakeholders, stay hungry, stay foolish, hit sales targets, i love people, loves people, bubbly,
  data-driven mindset, a flair for, flair for, proven leader, proven ability to, transformational growth, change agent, wordsmith,
  lead by example, leads by example, leading by example, every child matters, with a can do attitude, wealth of experience,
  strong sense of responsibility, love what i do, hungry for success, good time keeper, good timekeeper,
  communicate effectively with a wide range of people, communicate with all levels, communication skills with all levels,
  result oriented, results oriented, results driven, result driven, goal-getter, goal getter, goal oriented,
  various other duties, other duties as required, other duties as assigned, other duties as needed,
  punctual person, punctual and reliable, reliable and punctual
`);

export const chineseCliches = lines(`
  精通各种，精通各类，提供有力支撑，提供有力支持，提供数据支撑，保质保量，完成领导交办，一切听从领导，吃苦耐劳，认真负责，性格开朗，抗压能力强，善于沟通，工作认真，踏实肯干，责任心强，有责任心，责任感强，团队合作精神，团队协作精神，
  团队精神，良好的沟通能力，沟通能力强，较强的沟通能力，学习能力强，较强的学习能力，快速学习能力，适应能力强，执行力强，
  积极主动，积极向上，乐观开朗，乐观向上，为人诚恳，诚实守信，诚信友善，勤奋好学，勤奋努力，勤勤恳恳，兢兢业业，一丝不苟，
  精益求精，敢于挑战，勇于挑战，勇于创新，敢于创新，热爱生活，热爱工作，爱岗敬业，待人真诚，待人热情，做事认真，做事细心，
  细心负责，严谨细致，有上进心，上进心强，进取心强，服从安排，服从管理，能吃苦，承受压力，抗压性强，抗压能力较强，自我驱动力强，
  综合素质高，组织能力强，协调能力强，亲和力强，思维敏捷，思维活跃，头脑灵活，活泼开朗，开朗大方，随机应变，
  任劳任怨，脚踏实地，工作踏实，勤奋踏实，性格外向，善于学习，团结同事，待人友善，较强的责任心，强烈的责任心，高度的责任心，
  较强的执行力，较强的适应能力，良好的职业道德，良好的团队合作精神，良好的团队协作精神，良好的团队合作能力，良好的团队协作能力，
  较强的抗压能力，良好的抗压能力，较强的沟通协调能力，良好的沟通协调能力，较强的组织协调能力，较强的学习能力和抗压能力，
  工作认真负责，一致好评，完成领导交办的其他任务，完成领导交办的其他工作，完成领导安排的其他任务，完成领导安排的其他工作，完成上级交办的其他任务，
  完成上级交办的其他工作，完成上级安排的其他工作，取得了显著的效果，取得了显著的成绩，取得显著效果，取得显著成绩，取得了良好的效果，取得良好效果，
  取得了优异的成绩，希望贵公司能给我一个机会，希望贵公司给我一个机会，尽自己最大的努力，为公司创造价值，实现自我价值，发挥自己的特长，
  狼性精神，不可多得，敏锐的市场洞察力，以结果为导向，结果导向，追求极致，都有温度，有温度的家，有温度的空间，审美在线，颜值在线，通过不断的努力，通过不断努力，在大家的共同努力下，热爱教育事业，热爱护理事业，
  热爱教育，关爱学生，不计较个人得失，不计个人得失，服从领导安排，服从公司安排，听从安排，经验丰富，丰富的现场管理经验，更大的发展平台，更好的发展平台，更广阔的平台，
  实现自身价值，创造更大的效益，创造更大的价值，思路清晰，作风严谨，乐观自信，学到了很多东西，学到了很多，学到很多，锻炼了自己，锻炼了自我，给我一次机会，给我一个机会，
  不会辜负您的期望，不辜负您的期望，最明智的选择，很好的效果，良好的效果，态度决定高度，成长茁壮，茁壮成长，诚实正直，团队意识强，做事认真仔细，认真仔细，
  不怕辛苦，肯吃苦，吃得苦，勤劳肯干，踏实能干，吃苦能干，为人老实，为人正直，为人随和，为人和善，善于学习新知识，注重团队建设，一同成长，共同成长，不怕苦不怕累，
  赋能业务，赋能团队，打通闭环，拉齐认知，对齐认知，抓手清晰，最信赖的伙伴，受益匪浅，书本上学不到，是金子总会发光，总会发光的，
  还您一个惊喜，还你一个惊喜，给您一个惊喜，千里马，伯乐，客户就是上帝，顾客就是上帝，客户至上，顾客至上，太完美主义，形象气质佳，一展所长，发挥所长，大展拳脚，
  充满热诚，充满热情，满腔热忱，受到领导好评，得到领导好评，受到一致好评，领导的一致好评，得到领导认可，得到领导的认可，能带队伍，懂管理，老实本分，老实本份，
  锻炼了我的，提升了我的，增强了我的，提高了我的，锻炼了组织能力，锻炼了沟通能力，坚毅不拔，坚韧不拔，坚忍不拔，兴趣广泛，适应力强，适应性强，不计较得失，不计得失，有爱心，有耐心，
  心态好，肯学肯干，努力超越，追求卓越，工作中认真细致，认真细致，勇于迎接新挑战，迎接新挑战，
  完成领导安排的其它工作，完成领导交办的其它工作，负责领导安排的其他工作，负责领导安排的其它工作，负责领导交办的其他工作，领导交办的其他工作，领导安排的其它工作，领导交代的其他工作，
  完成上级交办的其它工作，听从领导安排，给宝妈一个机会，希望贵公司，希望能在贵公司，
  阳光开朗，充满激情，激情满满，零容忍，自驱力爆表，自驱力强，正能量，高能量，有团队精神，善于钻研，乐于助人，勇于担当，敢于担当，勇挑重担，
  操盘经验丰富，丰富的操盘经验，敏锐的网感，敏锐的商业嗅觉，扎实的功底，良好的文字功底，
  能吃苦耐劳，性格活泼，强烈的事业心，较强的学习能力和适应能力，丰富的管理经验，组织协调能力强，细心与负责的态度，贡献所学
`);
