import type { Language } from '@verdant/contracts';
import type { Mail } from './outbox.ts';

export type MailTemplate = 'activate' | 'known' | 'reset';

export type Words = { subject: string; lead: string; button: string; after: string };

const words: Record<Language, Record<MailTemplate, Words>> = {
  en: {
    activate: {
      subject: 'Activate your Verdant account',
      lead: 'This address was used to sign up for Verdant. Open the link and confirm your password to activate the account.',
      button: 'Activate the account',
      after: 'The link works for 24 hours, once. If it was not you, do nothing.',
    },
    known: {
      subject: 'You already have a Verdant account',
      lead: 'This address was used to sign up for Verdant, but it has an account already. Sign in, or set a new password.',
      button: 'Sign in',
      after: 'If it was not you, do nothing: nothing has changed.',
    },
    reset: {
      subject: 'Set a new Verdant password',
      lead: 'A new password was asked for. Open the link to choose it; until then the old one stays valid.',
      button: 'Choose a new password',
      after: 'The link works for one hour, once. If it was not you, do nothing.',
    },
  },
  zh: {
    activate: {
      subject: '激活你的青简账号',
      lead: '有人用这个邮箱注册了青简。打开下面的链接，确认密码即可激活账号。',
      button: '激活账号',
      after: '链接 24 小时内有效，只能用一次。如果不是你本人操作，不必理会。',
    },
    known: {
      subject: '你已经有青简账号了',
      lead: '有人用这个邮箱注册青简，但它已经有账号。直接登录，或重设密码即可。',
      button: '去登录',
      after: '如果不是你本人操作，不必理会，账号没有任何变化。',
    },
    reset: {
      subject: '重设青简密码',
      lead: '有人申请重设密码。打开下面的链接设置新密码；在此之前，旧密码仍然有效。',
      button: '设置新密码',
      after: '链接 1 小时内有效，只能用一次。如果不是你本人操作，不必理会。',
    },
  },
};

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The mail of a template in the language of the request; `link` is absolute. */
export function mailFrom(kind: MailTemplate, to: string, language: Language, link: string): Mail {
  return compose(words[language][kind], to, language, link);
}

/** One button, one lead above it, one line below. */
export function compose({ subject, lead, button, after }: Words, to: string, language: Language, link: string): Mail {
  const font = "font-family:Inter,'PingFang SC','Microsoft YaHei',sans-serif";
  const html =
    `<div lang="${language}" style="max-width:520px;margin:32px auto;${font};font-size:15px;line-height:1.7;color:#181d19">` +
    `<p>${escapeHtml(lead)}</p>` +
    `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:#1e7248;color:#fff;padding:11px 20px;border-radius:8px;text-decoration:none">${escapeHtml(button)}</a></p>` +
    `<p style="color:#69706a;font-size:13px">${escapeHtml(link)}</p><p style="color:#69706a;font-size:13px">${escapeHtml(after)}</p></div>`;
  return { to, subject, text: `${lead}\n\n${link}\n\n${after}\n`, html };
}
