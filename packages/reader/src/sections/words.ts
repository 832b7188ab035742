import type { SectionKey } from '@verdant/contracts';

/** What a section is about. `contact` feeds the basics; `custom` keeps what has no field of its own. */
export type Kind = 'contact' | 'languages' | SectionKey;

const E = '(?:experiences?|history|background|record|engagements?|positions?|roles?)';

/** Whole headings in English, lower case, after numbering and decoration are gone. */
export const ENGLISH: readonly [Kind, RegExp][] = [
  [
    'contact',
    /^(?:contacts?|contact (?:me|info|information|details)|personal (?:info|information|details|data)|get in touch|basic info(?:rmation)?|find me online|online presence|profiles|social(?: media| links| profiles)?|links)$/,
  ],
  [
    'introduction',
    /^(?:(?:professional |executive |career |personal |brief )?(?:summary|profile|statement|overview)|about(?: me)?|who i am|introduction|(?:career |resume |professional )?objectives?|self[- ]?(?:evaluation|introduction|assessment)|bio|biography|summary of qualifications|qualifications summary|career (?:highlights|goals?)|personal statement|welcome to .{2,40})$/,
  ],
  [
    'intention',
    /^(?:job (?:intention|objective|target)|desired (?:position|job|role)|position sought|career intention)$/,
  ],
  [
    'education',
    new RegExp(
      `^(?:education(?:al)?(?: and training| ${E}| qualifications?)?|academics?(?: ${E}| qualifications?| profile)?|academic credentials|degrees?|schooling|studies|qualifications)$`,
    ),
  ],
  [
    'work',
    new RegExp(
      `^(?:(?:(?:professional|work|working|relevant|related|industry|industrial|career|employment|internships?|intern|teaching|additional|other|selected|leadership|practical|volunteer(?:ing)?|community|campus|extracurricular|military|management|job|on[- ]campus|entrepreneurial) )*(?:${E}|employment|work)|work|career|internships?|volunteer(?:ing|s)?(?: work)?|(?:extracurricular|extra-curricular|campus|student|leadership) (?:activities|involvement|leadership|organi[sz]ations?|roles)|(?:on[- ]?campus )?involvement|leadership(?: and activities)?|activities|community (?:service|involvement)|where i(?:'|’)ve worked)$`,
    ),
  ],
  [
    'projects',
    /^(?:(?:(?:selected|personal|side|key|notable|academic|course|research|major|open[- ]?source|technical|software|relevant|engineering|featured|recent|main|team|own) )*projects?(?: experiences?| work| highlights| portfolio)?|research(?: experiences?| interests and experience| work)?|open[- ]?source(?: contributions?| work)?|portfolio|selected work|contributions)$/,
  ],
  [
    'certifications',
    /^(?:(?:professional )?(?:certifications?|certificates?|licen[sc]es?|credentials|accreditations?)(?: and licen[sc]es?)?|licen[sc]es? and certifications?|courses?(?: and certifications?)?|professional development|training(?: and certifications?| courses)?)$/,
  ],
  [
    'awards',
    /^(?:(?:selected |academic |professional )?(?:awards?|honou?rs?|recognitions?|scholarships?|achievements?|accomplishments?|fellowships?|prizes|distinctions)|honou?rs and awards?|awards? and honou?rs|most proud of|competitions?)$/,
  ],
  [
    'skills',
    /^(?:(?:(?:technical|professional|key|core|computer|soft|hard|programming|it|relevant|additional|personal|other|main|special) )*(?:skills?(?: set| summary| matrix)?|competenc(?:ies|e|es)|proficienc(?:ies|y)|expertise|technologies|tools|strengths|abilities|capabilities|toolbox|tech(?:nology)? stack|qualifications)|skillset|technical (?:profile|background|knowledge)|technologies and tools|tools and technologies|programming(?: languages)?|areas of expertise|specialties|expertise)$/,
  ],
  ['languages', /^(?:languages?(?: skills| proficiency)?|spoken languages)$/],
  [
    'custom',
    /^(?:(?:selected |peer[- ]reviewed )?publications?|papers|patents?|(?:invited |selected )?talks?|presentations?|conferences?|references?|referees|(?:personal )?(?:interests?|hobbies|passions?)|coursework|relevant coursework|memberships?|(?:professional )?(?:affiliations?|memberships)|additional information|miscellaneous|other|others|teaching|service|additional|exhibitions|press|my life philosophy|a day of my life|life philosophy|quotes?|day of my life|societies|hobbies and interests|declaration|books)$/,
  ],
];

/** Whole headings in Chinese, without spaces. */
export const CHINESE: readonly [Kind, RegExp][] = [
  [
    'contact',
    /^(?:基本(?:信息|资料|情况)|个人(?:信息|资料|概况|基本信息|情况)|联系(?:方式|信息|我)|联系|链接|个人链接|社交(?:账号|链接)|网络链接)$/,
  ],
  [
    'introduction',
    /^(?:自我(?:评价|介绍|描述|总结|陈述)|(?:个人|专业)(?:简介|评价|总结|介绍|优势|概述|陈述|描述|亮点|特点)|关于我|简介|概述|职业(?:概述|概况|简介|总结|摘要)|综合(?:评价|素质)|核心优势|求职优势|个人综述|总结)$/,
  ],
  [
    'intention',
    /^(?:求职(?:意向|目标|期望|岗位)|应聘(?:意向|岗位|职位)|期望(?:职位|工作|岗位)|职业(?:意向|目标|期望)|意向(?:岗位|职位)?|目标(?:职位|岗位))$/,
  ],
  [
    'education',
    /^(?:教育(?:背景|经历|经验|情况|信息|程度|简历|及培训)?|学历(?:背景|信息)?|学习(?:经历|背景)|教育(?:与|和)?培训(?:经历|背景)?|学业(?:背景|经历)|学术背景|毕业院校)$/,
  ],
  [
    'work',
    /^(?:(?:工作|实习|实践|职业|任职|从业|就业|校园|校内|社团|社会|学生工作|学生干部|志愿者?|志愿服务|组织|公益|活动|创业|社会实践|校园实践|社会活动|校园活动|校内实践|实习实践|社团活动|社团组织|工作实习|校内外|兼职|在校|学生会|主要工作|相关|科技|军旅)(?:经历|经验|履历|背景|情况|实践|活动|工作|生涯)?|履历|经历|校园职务|学生工作|社会实践|社团(?:组织)?(?:和|与|及|、)?(?:组织)?经历|在校(?:职务|表现)|志愿服务)$/,
  ],
  [
    'projects',
    /^(?:(?:主要|重点|个人|实践|工程|代表|代表性|核心|精选|科研|课程|研究|开源|学术|参与|近期|实战|科技|竞赛|部分|研发|在校|校园|校内)?(?:项目|科研|研究|课题|开源|作品)(?:项目|经历|经验|实践|成果|贡献|作品|介绍|展示|集|工作|背景|实战|与研究)?|作品(?:集|展示)?)$/,
  ],
  [
    'certifications',
    /^(?:(?:职业|专业|技能|资格|资质|相关|所获|获得|获取|职业资格|执业|认证|个人)?(?:证书|认证|资质|执照)(?:与|和|及)?(?:资质|认证|证书)?|资格认证|培训(?:经历|经验)?|资格证书|技能证书)$/,
  ],
  [
    'awards',
    /^(?:(?:所获|获得|主要|在校|个人|相关|校园|竞赛)?(?:奖项|荣誉|获奖|奖励|奖学金|荣誉奖项|荣誉证书|荣誉称号|奖惩|表彰)(?:荣誉|奖项|奖励|情况|经历|记录|成果|信息|称号)?|竞赛(?:经历|获奖|奖项|成果)?|比赛(?:经历|获奖)?|个人荣誉|获奖|荣誉|学术竞赛|成就)$/,
  ],
  [
    'skills',
    /^(?:(?:专业|个人|职业|技术|相关|核心|IT|it|计算机|掌握|主要|工作|编程|软件|办公|其他|其它|通用|业务|基本|综合|擅长|岗位|外语)?(?:技能|能力|技术栈|特长|专长|技术|技能树|优势)(?:清单|特长|专长|描述|列表|总结|掌握|证书|水平|点|栈|能力|标签|概览)?|技能与?工具|专业知识|工具|编程语言|技术栈|软件技能)$/,
  ],
  ['languages', /^(?:(?:外语|语言)(?:能力|水平|技能)?|语言)$/],
  [
    'custom',
    /^(?:(?:兴趣|个人)?爱好|兴趣(?:爱好|特长)?|论文(?:发表|成果|专利)?|(?:学术|科研)?(?:论文|成果|发表|著作|专利)(?:成果|发表|情况)?|发表(?:论文|文章)|专利|主修课程|核心课程|相关课程|课程|其他|其它|附加信息|补充信息|其他信息|推荐人|证明人|会议|讲座|演讲|备注|自荐信|个人作品|学术成果|研究方向|研究兴趣|杂项)$/,
  ],
];
