import { list } from '../match/list.ts';

/** Abilities that a skills list cannot show: they count neither as hard skills nor as terms of a job description. */
export const englishSoftSkills = list(`
  communication, teamwork, leadership, problem solving, problem-solving, critical thinking, time management, creativity,
  adaptability, flexibility, collaboration, organization, organisation, work ethic, interpersonal skills, initiative,
  self-motivation, decision making, decision-making, conflict resolution, emotional intelligence, empathy, patience,
  public speaking, active listening, negotiation skills, multitasking, stress management, attention to detail, curiosity,
  dependability, reliability, punctuality, integrity, resilience, positivity, open-mindedness, persuasion, diplomacy,
  mentoring, delegation, motivation, accountability, team building, networking skills, presentation skills,
  writing skills, listening skills, analytical skills, people skills, research skills, strategic thinking,
  learning agility, self-discipline, confidence, cultural awareness, customer focus, ownership, planning skills,
  prioritization
`);

export const chineseSoftSkills = list(`
  沟通能力，表达能力，团队合作，团队协作，领导力，学习能力，适应能力，抗压能力，执行力，责任心，责任感，创新能力，创造力，时间管理，
  解决问题，解决问题能力，逻辑思维，逻辑思维能力，批判性思维，组织能力，组织协调，协调能力，谈判能力，演讲能力，写作能力，倾听，
  同理心，耐心，细心，主动性，自驱力，自律，诚信，亲和力，应变能力，决策能力，判断力，观察力，洞察力，情商，人际交往，人际关系，
  服务意识，客户意识，大局观，全局观，好奇心，上进心，进取心，事业心，敬业，踏实，认真，严谨，乐观，开朗，热情，积极，灵活，
  独立思考，冲突处理
`);
