/** `beside` are further lines of the entry, `head` its first one; of another field than the rules were made with. */
export type Told = { kind: string; head: string; original: string; beside: string[]; rewrite: string };

/** Blocks: `# kind`, `@ head`, `- line`s, then `+ rewrite` of the first line. */
export function toldCases(table: string): Told[] {
  let kind = '';
  let head = '';
  let lines: string[] = [];
  let isOpen = false;
  return table
    .trim()
    .split('\n')
    .flatMap((line): Told[] => {
      const [mark, text] = [line[0], line.slice(2).trim()];
      if (mark === '#') kind = text;
      if (mark === '@') head = text;
      if (mark === '-') {
        lines = isOpen ? [...lines, text] : [text];
        isOpen = true;
      }
      if (mark !== '+') return [];
      isOpen = false;
      const [original = '', ...beside] = lines;
      return [{ kind, head, original, beside, rewrite: text }];
    });
}

const EN = '@ Fernhill Museum — Visitor Assistant — March 2018 – February 2021';
const ZH = '@ 青石湾水族馆｜饲养员｜2018.03-2021.02';

export const honestTold = toldCases(`
# several lines
${EN}
- Sold tickets at the front desk, about 90 a day
- Helped set up 4 temporary exhibitions
- Basic sign language
+ Helped to set up four temporary exhibitions; sold about 90 tickets a day at the front desk.
+ Basic sign language. Sold about 90 tickets daily at the front desk.
- Answered phone enquiries on weekdays
- Counted 600 coins for the catalogue with a volunteer
- Locked the building on Sundays
+ Locked the building every Sunday and answered phone enquiries on weekdays.
+ With a volunteer, counted 600 coins for the catalogue. Answered weekday phone enquiries.
- Repaired 30 picture frames
- Was not trained in gilding
- Wrote labels in English, translated by a colleague
+ Repaired 30 picture frames; not trained in gilding.
${ZH}
- 每天投喂海龟两次，记录进食量
- 协助兽医为企鹅体检 6 次
- 未持潜水证
+ 协助兽医为企鹅做体检 6 次；每天喂海龟两次，并记录进食量。
+ 每日两次投喂海龟并记录进食量；没有潜水证。
- 清洗展缸 12 个，每月一次
- 参加消防演练，未担任组长
- 讲解水母展区，约 40 场
+ 讲解水母展区约 40 场，每月清洗 12 个展缸一次。
+ 每月清洗一次展缸（12 个）；参加消防演练，未任组长。
# what heads the entry
${EN}
- Sold tickets at the front desk
+ Visitor Assistant from March 2018 to February 2021; sold tickets at the front desk.
+ Visitor Assistant at Fernhill Museum for three years, selling tickets at the front desk.
- Guided school groups, valid permit until 2022
+ As Visitor Assistant (March 2018 – February 2021), guided school groups; permit valid until 2022.
${ZH}
- 2020 年照料海豹 3 头
+ 2018 年 3 月至 2021 年 2 月任饲养员，2020 年照料 3 头海豹。
+ 在青石湾水族馆任饲养员三年，2020 年照料海豹 3 头。
- 投喂企鹅
+ 任饲养员三年（2018 年 3 月至 2021 年 2 月），投喂企鹅。
# sizes in other words
${EN}
- Queue time fell from 40 to 15 minutes
+ The queue time fell from 40 minutes to a quarter of an hour.
- Catalogued coins for 18 months
+ Catalogued coins for a year and a half.
- Groups of up to 25 visitors
+ Groups of 25 visitors at most.
- Kept at least 12 boxes in stock
+ Kept 12 boxes or more in stock.
${ZH}
- 换水用时由 40 分钟减到 15 分钟
+ 换水用时从 40 分钟减至一刻钟。
- 照料海獭 18 个月
+ 照料海獭一年半。
- 每缸不超过 8 条
+ 每缸最多 8 条。
# how it was made
${EN}
- Kept records of visitor numbers
+ Recorded visitor numbers.
- Took notes at 8 trustee meetings
+ Note-taker at 8 trustee meetings.
- Drafted the loans policy
+ Drew up the draft loans policy.
- Escalated lost-property cases
+ Passed lost-property cases up the line.
- Longlisted for the county craft award in 2019
+ Reached the longlist for the county craft award in 2019.
- Second of five authors on a leaflet
+ Second author (of five) on a leaflet.
${ZH}
- 制作喂食手册 2 本，供新人使用
+ 为新人制作喂食手册 2 本。
- 服务对象以亲子家庭为主
+ 主要服务亲子家庭。
- 获区级文明岗称号
+ 获评区级文明岗。
- 死亡率由 9% 降到 4%（班组成果）
+ 班组将死亡率从 9% 降至 4%。
# what did not happen
${EN}
- No accidents in 2019
+ Zero accidents in 2019.
- A loan request to the city archive was turned down
+ A loan request to the city archive was unsuccessful.
- A planned night tour was cancelled
+ A planned night tour was called off.
${ZH}
- 全年投喂差错 0 起
+ 全年投喂零差错。
- 期间无伤人事故
+ 期间未发生伤人事故。
- 本人不是讲解组长
+ 非讲解组长。
# a word that need not be told
${EN}
- Cleaned glass display cases and wooden benches in the hall
+ Cleaned display cases and benches in the hall.
- Sorted donated clothing and printed leaflets
+ Sorted clothing and leaflets.
- Repaired damaged paper maps by hand
+ Repaired paper maps by hand.
${ZH}
- 维护循环过滤水泵 5 台
+ 维护过滤水泵 5 台。
- 整理珊瑚标本图片档案
+ 整理珊瑚标本档案。
- 编写海洋生物科普文章 12 篇
+ 编写科普文章 12 篇。
`);

export const hostileTold = toldCases(`
# several lines
${EN}
- Sold tickets at the front desk, about 90 a day
- Helped set up 4 temporary exhibitions
- Basic sign language
+ Set up four temporary exhibitions; sold about 90 tickets a day at the front desk.
+ Sold 90 tickets a day at the front desk; helped set up 4 temporary exhibitions.
+ Fluent sign language. Sold about 90 tickets daily at the front desk.
- Answered phone enquiries on weekdays
- Counted 600 coins for the catalogue with a volunteer
- Locked the building on Sundays
+ Locked the building every day and answered phone enquiries on Sundays.
+ Counted 600 coins for the catalogue. Answered weekday phone enquiries.
+ Answered phone enquiries on weekdays with a volunteer, and counted 600 coins for the catalogue.
- Trained 5 volunteers
- 3 of the guides passed a first-aid course
+ Trained 5 volunteers; 3 of them passed a first-aid course.
+ Trained 5 volunteers, so that 3 of the guides passed a first-aid course.
${ZH}
- 每天投喂海龟两次，记录进食量
- 协助兽医为企鹅体检 6 次
- 未持潜水证
+ 为企鹅体检 6 次；每天喂海龟两次，并记录进食量。
+ 每日两次投喂海龟并记录进食量；持潜水证。
+ 每天投喂海龟 6 次；协助兽医为企鹅体检两次。
- 清洗展缸 12 个，每月一次
- 参加消防演练，未担任组长
- 讲解水母展区，约 40 场
+ 讲解水母展区 40 场，每月清洗 12 个展缸一次。
+ 每周清洗展缸 12 个；参加消防演练，未任组长。
+ 任消防演练组长；每月清洗一次展缸（12 个）。
# what heads the entry
${EN}
- Sold tickets at the front desk
+ Visitor Manager from March 2018 to February 2021; sold tickets at the front desk.
+ Visitor Assistant from March 2017 to February 2021; sold tickets at the front desk.
+ Visitor Assistant at Fernhill Museum for four years, selling tickets at the front desk.
+ Visitor Assistant at Fernhill National Museum; sold tickets at the front desk.
${ZH}
- 2020 年照料海豹 3 头
+ 2018 年 3 月至 2021 年 2 月任饲养组长，2020 年照料 3 头海豹。
+ 任饲养员四年，2020 年照料海豹 3 头。
+ 任饲养员（2018 年 3 月至今），2020 年照料海豹 3 头。
+ 任首席饲养员三年，2020 年照料海豹 3 头。
# sizes in other words
${EN}
- Queue time fell from 40 to 15 minutes
+ The queue time fell from 40 minutes to ten minutes.
+ The queue time fell by a quarter of an hour.
- Catalogued coins for 18 months
+ Catalogued coins for two and a half years.
- Groups of up to 25 visitors
+ Groups of 25 visitors or more.
+ Groups of 25 visitors.
${ZH}
- 换水用时由 40 分钟减到 15 分钟
+ 换水用时减少一刻钟。
- 照料海獭 18 个月
+ 照料海獭两年半。
- 每缸不超过 8 条
+ 每缸至少 8 条。
# how it was made
${EN}
- Took notes at 8 trustee meetings
+ Chaired 8 trustee meetings.
- Drafted the loans policy
+ Drew up the loans policy, now in force.
- Passed lost-property cases up the line
+ Resolved lost-property cases.
- Longlisted for the county craft award in 2019
+ Shortlisted for the county craft award in 2019.
+ Received the county craft award in 2019.
- Second of five authors on a leaflet
+ Author of a leaflet.
+ Fifth author (of two) on a leaflet.
${ZH}
- 制作喂食手册 2 本，供新人使用
+ 为新人制作喂食手册 2 本，全馆使用。
- 服务对象以亲子家庭为主
+ 服务全部亲子家庭。
- 参评区级文明岗
+ 获评区级文明岗。
- 死亡率由 9% 降到 4%（班组成果）
+ 将死亡率从 9% 降至 4%。
+ 本人将死亡率从 9% 降至 4%。
# what did not happen
${EN}
- No reportable accidents in 2019
+ Zero accidents in 2019.
- A loan request to the city archive was turned down
+ A loan request to the city archive was granted.
- A planned night tour was cancelled
+ Planned a night tour.
+ Ran a night tour.
${ZH}
- 投喂差错 2 起
+ 投喂零差错。
- 期间无重大伤人事故
+ 期间未发生伤人事故。
- 本人不是讲解组长
+ 讲解组长。
# a word that need not be told
${EN}
- Cleaned small display cases in the side hall
+ Cleaned display cases in the hall.
- Sorted replica coins
+ Sorted coins.
- Repaired one damaged map by hand
+ Repaired maps by hand.
${ZH}
- 维护备用水泵 5 台
+ 维护水泵 5 台。
- 协助编写科普文章初稿 12 篇
+ 协助编写科普文章 12 篇。
- 照料实习期分配的海龟 2 只
+ 照料海龟 2 只。
- 参与模拟救援演练
+ 参与救援。
`);
