import type { Language } from '@verdant/contracts';
import { compose, type Words } from '../../mail/mail-templates.ts';
import type { Mail } from '../../mail/outbox.ts';
import type { UserRow } from '../users.ts';

type Linked = { name: string; label: string };

const words: Record<Language, (linked: Linked) => Words> = {
  en: ({ name, label }) => ({
    subject: `You can sign in to Verdant with ${name} now`,
    lead: `Your Verdant account was linked with ${label} at ${name}: whoever signs in there opens it.`,
    button: 'See what is linked',
    after: 'If it was not you, remove it there and change your password.',
  }),
  zh: ({ name, label }) => ({
    subject: `现在可以用 ${name} 登录青简了`,
    lead: `你的青简账号已与 ${name} 的 ${label} 关联：在那里登录即可打开它。`,
    button: '查看已关联的账号',
    after: '如果不是你本人操作，请在那里移除它，并修改密码。',
  }),
};

/** Tells the owner of an account who can open it from now on; `where` is absolute. */
export const linkedMail = ({ email, language }: UserRow, linked: Linked, where: string): Mail =>
  compose(words[language](linked), email, language, where);
