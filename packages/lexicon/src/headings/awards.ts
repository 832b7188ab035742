import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const awards: HeadingWords = {
  en: [
    ...list(
      "honors-awards, honours-awards, competition, competitions, proud of, what i am proud of, what i'm proud of, things i am proud of",
    ),
    english(
      maybe('selected, academic, professional'),
      `award, awards, honor, honors, honour, honours, recognition, recognitions, scholarship, scholarships, achievement,
      achievements, accomplishment, accomplishments, fellowship, fellowships, prizes, distinctions`,
    ),
    english('honor, honors, honour, honours', 'and award, and awards'),
    english('award, awards', 'and honor, and honors, and honour, and honours'),
  ],
  zh: [
    ...list('个人荣誉, 学术竞赛, 成就'),
    chinese(
      maybe('所获, 获得, 主要, 在校, 校内, 个人, 相关, 校园, 竞赛'),
      '奖项, 荣誉, 获奖, 奖励, 奖学金, 荣誉奖项, 荣誉证书, 荣誉称号, 奖惩, 表彰',
      maybe('荣誉, 奖项, 奖励, 情况, 经历, 记录, 成果, 信息, 称号'),
    ),
    chinese('竞赛', maybe('经历, 获奖, 奖项, 成果')),
    chinese(maybe('我'), '得过, 拿过, 获得过', maybe('的, 什么, 什么样的, 哪些'), maybe('奖, 奖项, 荣誉')),
    chinese('比赛', maybe('经历, 获奖')),
  ],
};
