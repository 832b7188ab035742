import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import { EXPERIENCE } from './experience.ts';
import type { HeadingWords } from './heading-words.ts';

export const volunteering: HeadingWords = {
  en: [
    english(
      'volunteer, volunteers, volunteering, voluntary, charity, community',
      maybe('and community'),
      `work, service, activities, involvement, ${EXPERIENCE}`,
    ),
    english('volunteer, volunteers, volunteering'),
    english('volunteering', 'and community', maybe('service, work')),
  ],
  zh: [
    chinese(
      '志愿, 志愿者, 志愿服务, 志愿活动, 公益, 公益活动, 义工',
      maybe('经历, 经验, 履历, 情况, 实践, 活动, 服务, 工作'),
    ),
  ],
};

/** What says of an entry that nobody was paid. */
export const voluntaryWords = list('volunteer, volunteers, volunteering, voluntary, 志愿, 义工, 志工, 公益');
