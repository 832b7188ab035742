import type { Intention } from '@verdant/contracts';

export type LabelKey = keyof Intention | 'address' | 'phone' | 'email' | 'link' | 'school' | 'degree' | 'major';

const LABELS: readonly [LabelKey, RegExp][] = [
  [
    'position',
    /^(?:求职意向|应聘(?:岗位|职位)|意向(?:岗位|职位)|期望(?:职位|岗位)|目标(?:岗位|职位)|求职(?:岗位|目标)|job (?:intention|objective|target)|desired position|position sought)$/i,
  ],
  [
    'city',
    /^(?:意向城市|期望(?:城市|地点|工作地)|工作地点|目标城市|求职城市|(?:desired|preferred) (?:city|location))$/i,
  ],
  ['salary', /^(?:期望薪资|薪资(?:要求|期望)|期望月薪|期望年薪|(?:expected|desired) salary)$/i],
  ['availability', /^(?:到岗时间|入职时间|可到岗|到岗|availability|available(?: from)?|notice period)$/i],
  ['industry', /^(?:期望行业|意向行业|目标行业|(?:desired )?industry)$/i],
  [
    'address',
    /^(?:现?居住?地?址?|现居城?市?|所在(?:城市|地)|地址|住址|通讯地址|家庭住址|居住地|城市|address|location|based in|lives? in|city|residence)$/i,
  ],
  ['phone', /^(?:电话|手机号?码?|联系电话|联系方式|移动电话|tel|phone|mobile|cell|telephone|t|m|p)$/i],
  ['email', /^(?:邮箱|电子邮[箱件]|e-?mail|mail|e)$/i],
  [
    'link',
    /^(?:github|gitlab|gitee|blog|博客|个人(?:博客|主页|网站)|主页|网站|website|homepage|web|portfolio|linkedin|领英|twitter|x|技术(?:博客|主页)|项目?作品集|stack ?overflow|知乎|掘金|kaggle|dribbble|behance|medium|leetcode|itch\.io)$/i,
  ],
  ['school', /^(?:学校|院校|毕业院校|毕业学校|school|university)$/i],
  ['degree', /^(?:学历|学位|最高学历|degree)$/i],
  ['major', /^(?:专业|所学专业|major)$/i],
];

/** What a label in a contact block announces. */
export const labelOf = (text: string): LabelKey | undefined =>
  LABELS.find(([, pattern]) => pattern.test(text.trim()))?.[0];
