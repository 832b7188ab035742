import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

/** What opens a sentence that names what somebody can use. */
export const skillOpeners = {
  zh: list(`
    熟练使用, 熟练运用, 熟练操作, 熟练掌握, 熟悉使用, 会使用, 会用, 精通, 熟练, 能熟练使用, 能熟练操作, 能熟练运用, 可熟练使用, 能使用, 会操作, 电脑会用, 计算机会用
  `),
  en: list(
    'good at, proficient in, proficient with, skilled in, competent in, competent with, familiar with, working knowledge of',
  ),
};

/** What such a sentence ends in, behind the names. */
export const skillTails = list('等办公软件, 等软件, 等工具, 等');

/** Labels of forms before what somebody is good at. */
export const skillLabels = [
  ...list(
    '熟悉专业有何专长, 熟悉专业及专长, 有何专长, 专长, 特长, 业务专长, 专业特长, 技能特长, 软件, 办公软件, 常用软件, 软件工具, skills, key skills, technical skills, computer skills',
  ),
  // `会开的车型`, `掌握的焊法`
  chinese(
    '会, 会干, 会做, 会开, 会用, 会操作, 能干, 能做, 能开, 能操作, 掌握, 擅长, 拿手',
    '的',
    maybe(
      '活, 活儿, 工种, 技术, 手艺, 软件, 设备, 机器, 机型, 车, 车型, 菜, 菜系, 点心, 焊法, 焊接方法, 工艺, 工序, 系统, 工具',
    ),
  ),
];

/** Labels before the rest of a list, whatever it is of. */
export const restWords = list('其他, 其它, other, others, misc, miscellaneous');
