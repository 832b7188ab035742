import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Labels before the tools and the role of a project. */
export const projectLabels = {
  technologies: [
    chinese(maybe('主要, 核心, 使用, 相关'), '技术, 技术栈, 工具, 技术选型, 开发环境, 开发语言'),
    english('tech, technology, technologies, technical', maybe('stack, used')),
    english('tool, tools', maybe('used')),
    ...list('stack, built with, environment'),
  ],
  title: [
    english(maybe('project'), 'title, topic'),
    english('title of', maybe('the'), 'project'),
    english('name of', maybe('the'), 'project'),
  ],
  role: [chinese(maybe('我的, 担任, 项目, 个人'), '角色, 职务, 身份'), english(maybe('my'), 'role')],
};
