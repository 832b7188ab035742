import type { Language } from '@verdant/contracts';

/** What people call the inputs that a message may name. Any other is named as it is. */
const words: Record<string, Record<Language, string>> = {
  email: { en: 'e-mail address', zh: '邮箱' },
  password: {
    en: 'password (10 to 128 characters, two kinds of letters, digits, others)',
    zh: '密码（10 到 128 位，至少含字母、数字、符号中的两种）',
  },
  current: { en: 'current password', zh: '当前密码' },
  nickname: { en: 'nickname', zh: '昵称' },
  name: { en: 'name', zh: '名称' },
  file: { en: 'file', zh: '文件' },
  id: { en: 'number (id)', zh: '编号（id）' },
  text: { en: 'text without open gaps', zh: '文字（空缺处需要先填好）' },
  jobDescription: { en: 'job description', zh: '职位描述' },
};

export const fieldName = (field: string | undefined, language: Language): string =>
  (field && words[field]?.[language]) || field || (language === 'zh' ? '内容' : 'input');
