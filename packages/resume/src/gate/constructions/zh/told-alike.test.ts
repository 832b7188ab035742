import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the same in another writing', () => {
  test.each([
    ['a numeral in letters', '腌菜三百二十坛', '腌菜320坛'],
    ['more than a round number', '修复木船60余条', '修复木船六十多条'],
    ['more than, before and behind', '修复木船多于60条', '修复木船超过60条'],
    ['万 and 亿', '窑厂年营收约3000万元', '窑厂年营收约0.3亿元'],
    ['parts of a thousand', '釉面瑕疵率千分之四', '釉面瑕疵率0.4%'],
    ['a pair of people', '和俩师兄轮流看窑', '和两个师兄轮流看窑'],
    ['between two ends', '摊位租金在80元至120元之间', '摊位租金介于80元和120元之间'],
    ['subjects of an exam', '通过初级阶段5门中的3门', '初级阶段五科已过三科'],
    ['an hour of the morning', '凌晨三点半开磨坊', '3:30开磨坊'],
    ['a span of the afternoon', '下午一点至五点看渡口', '13:00至17:00看渡口'],
    ['two years by name', '2016、2017两年没有断航', '2016年和2017年没有断航'],
    ['a year in two digits', '17年4月起任船工', '2017年4月起任船工'],
    ['a half of a year', '2017年上半年负责码头', '2017年1月至6月负责码头'],
    ['the end of a year', '2017年末转到渡口', '2017年年底转到渡口'],
    ['every so many days', '每两周给马换一次掌', '每14天给马换一次掌'],
    ['every other day', '每隔一天喂一次桑蚕', '隔天喂一次桑蚕'],
    ['a yield', '亩产由300公斤提高到340公斤', '每亩产量从300公斤提高到340公斤'],
    ['an output of a day', '日产量约90双草鞋', '每天约90双草鞋'],
    ['an area', '修剪梨园，面积30亩', '修剪30亩梨园'],
    ['a length', '编织渔网40米', '编织渔网长40米'],
    ['two places', '走街磨刀，以湖口、彭泽两地为主', '走街磨刀，主要在湖口和彭泽'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['another number', '腌菜三百二十坛', '腌菜230坛'],
    ['more than a number', '修复木船60条', '修复木船超过60条'],
    ['a bound', '修复木船不超过60条', '修复木船超过60条'],
    ['another size', '窑厂年营收约3000万元', '窑厂年营收约3亿元'],
    ['other parts', '釉面瑕疵率千分之四', '釉面瑕疵率0.04%'],
    ['one end alone', '摊位租金在80元至120元之间', '摊位租金120元以上'],
    ['all of them', '通过初级阶段5门中的3门', '初级阶段五科全部通过'],
    ['the other half of the day', '凌晨三点半开磨坊', '15:30开磨坊'],
    ['a later end', '下午一点至五点看渡口', '13:00至18:00看渡口'],
    ['other years', '2016、2017两年没有断航', '2015年至2017年没有断航'],
    ['until for since', '2017年4月起任船工', '2017年4月前任船工'],
    ['the other half of the year', '2017年上半年负责码头', '2017年下半年负责码头'],
    ['the whole year', '2017年上半年负责码头', '2017年全年负责码头'],
    ['how often for how long', '花了一周刻十二块匾', '每周刻12块匾'],
    ['more often', '每两周给马换一次掌', '每周给马换一次掌'],
    ['sold, not made', '日产量约90双草鞋', '日销量约90双草鞋'],
    ['another measure', '修剪梨园，面积30亩', '修剪30公顷梨园'],
    ['a depth as a length', '挖井6米', '挖井长6米'],
    ['built and covered ground', '祠堂建筑面积300平方米', '祠堂占地面积300平方米'],
    ['visits as people', '渡口全年接送8000人次', '渡口全年接送8000人'],
  ])('is not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('the same in other small words', () => {
  test.each([
    ['a prize by its name', '2016年获县剪纸比赛二等奖', '县剪纸比赛二等奖（2016年）'],
    ['a deed as a noun', '对渔船进行检修', '检修渔船'],
    ['whom one helps', '协助会计清点船票', '帮会计清点船票'],
    ['who is taught', '每年培训渔民约60人次', '每年约有60人次的渔民接受我的培训'],
    ['who sent one', '社里派我到海南看船', '被社里派到海南看船'],
    ['under whose guidance', '在老船长指导下驾船', '由老船长指导驾船'],
    ['those one learns from one', '带过两名学徒', '带过徒弟2名'],
    ['a short form with its words', '维护ERP(企业资源计划)系统', '维护ERP系统'],
    ['an office by its full name', '协助县文旅局整理渔歌', '协助县文化和旅游局整理渔歌'],
    ['with a crew', '跟班组一起晒网', '与班组一起晒网'],
    ['parts of two words side by side', '大专学历，水产养殖专业', '水产养殖专业大专学历'],
    ['care of human resources', '负责HR资料录入', '负责人力资源资料录入'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['a nomination', '2016年入围县剪纸比赛二等奖', '县剪纸比赛二等奖（2016年）'],
    ['the prize of a pupil', '学生获县剪纸比赛二等奖', '县剪纸比赛二等奖'],
    ['the deed of another', '协助会计清点船票', '清点船票'],
    ['who sends others', '社里派我到海南看船', '我派人到海南看船'],
    ['alone', '在老船长指导下驾船', '独立驾船'],
    ['more of them', '带过两名学徒', '带过徒弟5名'],
    ['something else in brackets', '维护ERP(试用版)系统', '维护ERP系统'],
    ['another office', '协助县文旅局整理渔歌', '协助县教育局整理渔歌'],
    ['without a crew', '跟班组一起晒网', '晒网'],
    ['nothing else', '主要负责晒网', '只负责晒网'],
    ['without its limit', '基本能独立补网', '能独立补网'],
    ['one of them as all', '带过两名学徒，一名出师', '带过两名学徒，均出师'],
  ])('is not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
