import { list } from '../match/list.ts';
import { chinese, english, many, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const skills: HeadingWords = {
  en: [
    english('equipment, machinery, machines, instruments', 'handled, used, operated'),
    ...list(`
      skillset, technologies and tools, tools and technologies, programming, programming language,
      programming languages, areas of expertise, specialties
    `),
    english(
      many(`
        technical, professional, key, core, computer, soft, hard, programming, it, relevant, additional, personal,
        other, main, special, top
      `),
      `skill, skills, skill set, skills set, skill summary, skills summary, skill matrix, skills matrix, competence,
      competency, competences, competencies, proficiency, proficiencies, expertise, technologies, tools, strengths,
      abilities, capabilities, toolbox, tech stack, technology stack, qualifications`,
    ),
    english('technical', 'profile, background, knowledge'),
    english(
      maybe('other'),
      `things i can do, what i can do, i can do, what i know, things i know, things i am good at, what i am good at,
      things i'm good at, what i'm good at, good at, what i do well, things i do well, what i can use`,
    ),
    english('kit, tools, software, equipment', 'i know, i use, i work with'),
  ],
  zh: [
    ...list(
      '技能工具, 技能与工具, 技能自评, 技能评价, 技能评分, 能力自评, 技能水平, 专业知识, 工具, 编程语言, 技术栈, 软件, 常用软件, 软件操作, 软件技能, 技能专长, 专长技能, 擅长工具, 擅长软件',
    ),
    chinese(
      maybe('我'),
      '会的, 会什么, 会做的, 会做什么, 能做的, 能做什么, 会用的, 擅长, 擅长的, 拿手的, 懂的, 会干的',
    ),
    chinese(
      maybe(`
        专业, 个人, 职业, 技术, 相关, 核心, IT, 计算机, 掌握, 主要, 工作, 编程, 软件, 办公, 其他, 其它, 通用, 业务, 基本, 综合, 擅长, 岗位, 外语
      `),
      '技能, 能力, 技术栈, 特长, 专长, 技术, 技能树, 优势',
      maybe('清单, 特长, 专长, 描述, 列表, 总结, 掌握, 证书, 水平, 点, 栈, 能力, 标签, 概览'),
    ),
  ],
};
