const ACTIVITY =
  '(?:实验|试验|测试|检测|检验|检查|调查|访谈|研究|手术|治疗|采样|活动|培训|讲座|直播|团购|促销|宣传|维护|保养|巡检|统计|比赛|演练|志愿|家教|问卷|观测|护理|康复|种植|养殖|施工|安装)';
const DONE = new RegExp(`(?:做|开展|进行|参与|参加|协助|跑)(?:过|了|好)?[^，,。；;]{0,8}?(${ACTIVITY})`, 'gu');
const DEVISED = '(?:设计|策划|研发|开发|研制|创作|制定|发明|编制)';
const DEVISES = /设计|策划|研发|开发|研制|创作|制[定订作]|发明|编|写|画|搭|建|规划|出方案|方案/;

/** 设计实验 for 做实验: who does something has not devised it. */
export const doneAsDevised = (original: string, rewrite: string): string[] =>
  DEVISES.test(original)
    ? []
    : Array.from(original.matchAll(DONE)).flatMap(
        ([, what = '']) =>
          new RegExp(`${DEVISED}(?:了|过|并)?[^，,。；;]{0,8}?${what}`, 'u').exec(rewrite)?.slice(0, 1) ?? [],
      );
