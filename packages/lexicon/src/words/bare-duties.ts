import { list } from '../match/list.ts';

/** Verbs of points that name what everyone in a post does. They say something only with what came of it. */
export const englishBareDuties = list(`
  attend, attended, attending, liaise, liaised, liaising, communicate, communicated, communicating, collaborate,
  collaborated, collaborating, coordinate, coordinated, coordinating, handle, handled, handling, perform, performed,
  performing, ensure, ensured, ensuring, interact, interacted, interacting, cooperate, cooperated, maintain good,
  maintained good, maintaining good, maintained relationships, maintain relationships, carry out, carried out,
  carrying out, dealt with, deal with, dealing with, worked with, work with, working with, worked closely with, work closely with, working closely with, answer phones,
  answered phones, answered calls, answering phones, deliver loads, delivered loads, drive truck, drove truck,
  loaded and unloaded, load and unload, cleaned down, cleaned tables, clean tables, washed dishes, wash dishes, made coffee, make coffee,
  served customers, serve customers, greeted customers, greet customers, various other, various duties, other duties,
  general duties, general tasks, various administrative, various tasks, reading blueprints, read blueprints, making tea,
  making teas, making coffee, sweeping up, washing hair, taking payments, leveraged data-driven, drove synergies, day-to-day, day to day, did various
`);

const VERBS = `打扫|填写|服务|参加|维护|处理|管理|完成|做好|开展|把控|控制|组织|保持|对接|跟进|执行|安排|开拓|拓展|服从|遵守|确保|保证|保障|从事|接待|与[^，]{1,6}(?:沟通|对接)|和[^，]{1,6}(?:沟通|对接)`;
const THINGS = `卫生|不良品|报表|检验报表|排班|客户投诉|新员工|话务|会议|例会|活动|工作|事务|事宜|事项|任务|关系|团队|质量|市场|需求|业务|秩序|服务|客户|安全|进度|指标|日常|科室会|业绩`;

/** 参加各种会议, 维护客户关系，开拓新市场: a deed of every post and its general object, and nothing else. In simplified letters. */
export const chineseBareDuty = new RegExp(
  `^(?:积极|主动|认真|严格|按时|及时|努力|日常)?(?:${VERBS})[^，,；;]{0,10}(?:${THINGS})(?:沟通|管理|维护|安全)?(?:[，,、；;和与及](?:积极|主动|认真|严格|按时|及时|并)?(?:${VERBS}|修改)[^，,；;]{1,8})?$`,
);
