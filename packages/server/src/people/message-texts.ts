import type { Language, MessageKind } from '@verdant/contracts';

type Words = { title: string; body: string };

/** `{name}` is replaced by what the message holds. */
const words: Record<Language, Record<MessageKind, Words>> = {
  en: {
    'membership.active': {
      title: 'Your membership is active',
      body: '{package} for ¥{amount}, order {orderNo}. Membership is valid until {until}.',
    },
    'membership.ending': {
      title: 'Your membership ends on {until}',
      body: 'After that the free level holds. Everything you have made stays yours: you can open, edit and download it as before. It does not renew by itself.',
    },
    'membership.ended': {
      title: 'Your membership has ended',
      body: 'The free level holds again. Nothing was deleted or locked: every résumé and archive is still there, and downloads stay free.',
    },
    'refund.done': {
      title: 'Your money is on its way back',
      body: '¥{amount} for order {orderNo} was returned to the account it was paid from.',
    },
    'refund.declined': {
      title: 'The refund was declined',
      body: 'Order {orderNo}: {why}. If you think that is wrong, write to us with the order number.',
    },
    'application.reminder': { title: 'Next step: {step}', body: 'You asked to be reminded of it. {of}' },
    'identity.added': {
      title: 'You can sign in with {provider} now',
      body: 'Your account was linked with {label}. If it wasn’t you, remove it under Account → Security and change your password.',
    },
    'identity.removed': {
      title: '{provider} signs you in no longer',
      body: 'The link with {label} was removed.',
    },
    'key.added': {
      title: 'An API key was made: {name}',
      body: 'It begins with {start}. If it wasn’t you, change your password: that ends every key.',
    },
    'key.revoked': {
      title: 'An API key was revoked: {name}',
      body: 'The key that began with {start} opens nothing any more.',
    },
  },
  zh: {
    'membership.active': {
      title: '会员已生效',
      body: '{package}，¥{amount}，订单号 {orderNo}。会员有效期至 {until}。',
    },
    'membership.ending': {
      title: '会员将于 {until} 到期',
      body: '到期后恢复为免费版。你做的一切都还是你的：照常打开、编辑和下载。会员不会自动续费。',
    },
    'membership.ended': {
      title: '会员已到期',
      body: '现在恢复为免费版。没有删除或锁住任何东西：每份简历和存档都在，下载始终免费。',
    },
    'refund.done': { title: '退款已退回', body: '订单 {orderNo} 的 ¥{amount} 已原路退回。' },
    'refund.declined': {
      title: '退款未通过',
      body: '订单 {orderNo}：{why}。如有异议，请带订单号联系我们。',
    },
    'application.reminder': { title: '下一步：{step}', body: '这是你设的提醒。{of}' },
    'identity.added': {
      title: '现在可以用 {provider} 登录了',
      body: '你的账号已与 {label} 关联。如果不是你本人操作，请到“个人中心 → 安全”移除它，并修改密码。',
    },
    'identity.removed': { title: '{provider} 不能再登录你的账号', body: '与 {label} 的关联已移除。' },
    'key.added': {
      title: '新建了 API 密钥：{name}',
      body: '它以 {start} 开头。如果不是你本人操作，请修改密码：所有密钥会随之失效。',
    },
    'key.revoked': { title: '撤销了 API 密钥：{name}', body: '以 {start} 开头的密钥已经失效。' },
  },
};

const reasons: Record<string, Record<Language, string>> = {
  late: { en: 'it was paid more than 24 hours ago', zh: '付款已超过 24 小时' },
  used: { en: 'the membership has been used since', zh: '付款后已使用过会员权益' },
};

/** A message in the language of a request. A text in both languages is held as `name.en` and `name.zh`. */
export function messageTexts(kind: MessageKind, data: Record<string, string | number>, language: Language): Words {
  const value = (name: string) =>
    name === 'why' ? reasons[String(data.reason)]?.[language] : (data[`${name}.${language}`] ?? data[name]);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(value(name) ?? ''));
  const { title, body } = words[language][kind];
  return { title: fill(title), body: fill(body) };
}
