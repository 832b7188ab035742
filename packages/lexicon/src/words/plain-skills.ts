import { list } from '../match/list.ts';

/** What everyone is taken to know, and what is no skill at work. Lower case, whole items of a list. */
export const plainSkills = {
  everyone: list(`
    word, ms word, microsoft word, office, ms office, microsoft office, internet, email, e-mail, web browsing, ms paint,
    paint, typing, windows, basic computer skills, computer skills, using a computer, 上网, 打字, 会用 office, 会用office,
    办公软件, 电脑, 会用电脑, 电脑基本操作, 收发邮件, 微信
  `),
  pastimes: list(`
    fortnite, minecraft, video games, league of legends, netflix, texting, social media scrolling, 王者荣耀, 和平精英,
    英雄联盟, 打游戏, 聊天, 上网聊天, 刷抖音, 追剧, 逛街, 睡觉
  `),
};
