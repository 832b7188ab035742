import { isHiredByPhone } from '../../document/by-phone.ts';
import { evidence } from '../../document/document.ts';
import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const CASUAL =
  /(?:sexy|hottie|babe|badboy|badgirl|drunk|stoner|killer|420|666|lover|princess|partygirl|partyboy|swag|yolo|monkey|rocking|crazy|cutie|sweetie|badass|ninja|superstar|gamer|4u$|4ever|(?<!\d)(?:520|1314)(?!\d)|^xx\w+xx$|(?<!\d)69(?!\d))/i;

const ADD = {
  en: 'There is no e-mail address. Add one that you check.',
  zh: '没有写邮箱。加一个常看的，通知和材料大多发到邮箱。',
};
const UNREACHABLE = {
  en: 'There is neither an e-mail address nor a phone number: nobody can reach you. Put both below your name.',
  zh: '邮箱和电话都没有，对方联系不上你。两样都写在姓名下面。',
};

export const email: Check = {
  id: 'SEC-02',
  group: 'sections',
  allotment: 2,
  effort: 1,
  title: { en: 'E-mail', zh: '邮箱' },
  detects: {
    en: 'No e-mail address, one that cannot be reached, or one that is no name to give at work.',
    zh: '没有邮箱、邮箱格式不对，或用词不适合求职。QQ 数字邮箱不扣分。',
  },
  advice: { en: 'Add an e-mail address that you check.', zh: '写上一个常看的邮箱。' },
  praise: { en: 'An e-mail address to write to', zh: '有可用的邮箱' },
  example: {
    en: { bad: 'maya@example', good: 'maya.lindqvist@example.com' },
    zh: { bad: 'ruoxi@example', good: 'ruoxi.lin@example.com' },
  },
  notOnForms: true,
  // a trade that hires by phone needs no address beside a number
  saidOf: (document) => {
    const isCalled = isHiredByPhone(document) && document.content.basics.phone.trim() !== '';
    return ({ text }) => text.trim() !== '' || !isCalled;
  },
  restsOn: 'label',
  touches: ['basics'],
  contact: true,
  run: ({ content: { basics }, language, allFields, loose }) => {
    const text = basics.email.trim();
    if (text === '') {
      const finding = lost('basics/email', basics.email, ADD);
      const isNamed = [...allFields.map((field) => field.text), ...loose].some((said) => said.includes('@'));
      if (basics.phone.trim() === '') return lost('basics/email', basics.email, UNREACHABLE);
      // one that found another field is none that is missing; who writes Chinese is called, or written to where the post stands
      return isNamed || language === 'zh'
        ? { ...finding, spans: finding.spans.map((span) => ({ ...span, quiet: true as const })) }
        : finding;
    }
    if (!EMAIL.test(text))
      return lost('basics/email', basics.email, {
        en: 'Mail to this address would not arrive: check it letter by letter.',
        zh: '这个邮箱收不到信，请逐字核对。',
      });
    const local = text.slice(0, text.indexOf('@'));
    if (CASUAL.test(local.replace(/^\d+$/, '')))
      return {
        severity: 0.5,
        spans: [
          {
            path: 'basics/email',
            text: basics.email,
            advice: { en: 'An address based on your name looks better.', zh: '换一个用姓名组成的邮箱更合适。' },
          },
        ],
      };
    return fine([evidence('basics/email', basics.email)]);
  },
};
