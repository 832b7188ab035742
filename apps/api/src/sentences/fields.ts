import { type FieldLabel, fieldOf, type Language } from '@verdant/contracts';
import { contentFields } from './content-fields.ts';

type Words = Record<Language, string>;
/** `chosen` rather than typed; `example` of what is right. */
type Input = { name: Words; chosen?: true; example?: Words };

const date: Pick<Input, 'chosen' | 'example'> = {
  chosen: true,
  example: { en: '2019-07, or only 2019', zh: '2019-07，也可以只写 2019' },
};
const email: Words = { en: 'name@example.com', zh: 'name@example.com' };

/** What people call the inputs that a message may name. Any other is named as it is. */
const inputs: Record<string, Input> = {
  email: { name: { en: 'e-mail', zh: '邮箱' }, example: email },
  password: {
    name: {
      en: 'password (10 to 128 characters, two kinds of letters, digits, others)',
      zh: '密码（10 到 128 位，至少含字母、数字、符号中的两种）',
    },
  },
  current: { name: { en: 'current password', zh: '当前密码' } },
  username: { name: { en: 'username', zh: '用户名' } },
  nickname: { name: { en: 'nickname', zh: '昵称' } },
  name: { name: { en: 'name', zh: '名称' } },
  message: { name: { en: 'message', zh: '留言' } },
  code: { name: { en: 'code', zh: '验证码' } },
  file: { name: { en: 'file', zh: '文件' }, chosen: true },
  language: { name: { en: 'language', zh: '语言' }, chosen: true },
  template: { name: { en: 'template', zh: '模板' }, chosen: true },
  style: { name: { en: 'style', zh: '版式' }, chosen: true },
  format: { name: { en: 'format', zh: '格式' }, chosen: true },
  settings: { name: { en: 'country, stage or industry', zh: '地区、阶段或行业' }, chosen: true },
  industry: { name: { en: 'industry', zh: '行业' }, chosen: true },
  country: { name: { en: 'country', zh: '地区' }, chosen: true },
  stage: { name: { en: 'stage', zh: '阶段' }, chosen: true },
  adviceIds: { name: { en: 'suggestion', zh: '建议' }, chosen: true },
  packageId: { name: { en: 'package', zh: '套餐' }, chosen: true },
  payChannel: { name: { en: 'way to pay', zh: '支付方式' }, chosen: true },
  vipCode: { name: { en: 'level', zh: '会员等级' }, chosen: true },
  path: { name: { en: 'place of a text', zh: '文字的位置' } },
  id: { name: { en: 'number (id)', zh: '编号（id）' } },
  text: { name: { en: 'text without open gaps', zh: '文字（空缺处需要先填好）' } },
  slug: {
    name: {
      en: 'address that nobody has yet: small letters, digits and single hyphens, 6 to 60',
      zh: '尚未被占用的地址（6 到 60 位小写字母、数字，可用单个连字符）',
    },
    example: { en: 'maya-okafor', zh: 'shen-ruochuan' },
  },
  expiresAt: { name: { en: 'day in the future', zh: '将来的日期' }, chosen: true },
  remindAt: { name: { en: 'time in the future', zh: '将来的时间' }, chosen: true },
  appliedOn: { name: { en: 'date', zh: '日期' }, chosen: true },
  link: { name: { en: 'link', zh: '链接' }, example: { en: 'https://example.com/job', zh: 'https://example.com/job' } },
  title: { name: { en: 'post', zh: '职位' } },
  jobDescription: { name: { en: 'job description', zh: '职位描述' } },
};

const examples: Record<string, Words> = {
  email,
  tel: { en: '+1 312 555 0186', zh: '138 0013 8000' },
  url: { en: 'example.com', zh: 'example.com' },
};

/** Steps to a place in a résumé: `content`, `work`, `0`, `start`, or `work`, `w1`, `start`. */
function ofResume(steps: string[]): Input | undefined {
  const [section = '', ...rest] = steps[0] === 'content' ? steps.slice(1) : steps;
  const path = section === 'basics' || section === 'intention' ? [section, rest[0]] : [section, ...rest.slice(0, 2)];
  const field = fieldOf(path.join('/'));
  if (!field) return undefined;
  const name = contentFields[(field.label ?? path.at(-1)) as FieldLabel];
  if (field.kind === 'date' || field.kind === 'end') return { name, ...date };
  const example = examples[field.input ?? ''];
  return example ? { name, example } : { name };
}

/** The input that a failure is about: a name of ours, or the steps to where it stands, which nobody has to read. */
export function inputOf(field: string | undefined): Input {
  const steps = (field ?? '').split(/[./]/).filter(Boolean);
  const within = steps.length > 1 ? ofResume(steps) : undefined;
  const known =
    within ?? steps.map((step) => (Object.hasOwn(inputs, step) ? inputs[step] : undefined)).findLast(Boolean);
  if (known) return known;
  const name = steps.length === 1 ? steps[0]! : null;
  return { name: { en: name ?? 'content', zh: name ?? '内容' } };
}
