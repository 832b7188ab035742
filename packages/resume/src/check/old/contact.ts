import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { evidence } from '../../document/document.ts';
import { isAllCliche } from '../../rewrite/cliches.ts';
import { type Check, type Finding, fine, type Place } from '../check.ts';

/** The whole allotment for one place. An empty field is a place as well: that is where the words belong. */
const lost = (path: string, text: string, advice?: Place['advice']): Finding => ({
  severity: 1,
  places: [{ path, text, ...(advice && { advice }) }],
});

export const noName: Check = {
  id: 'SEC-01',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'No name', zh: '没有姓名' },
  detects: { en: 'The name field is empty.', zh: '姓名为空。' },
  advice: { en: 'Put your name on top.', zh: '在最上面写上姓名。' },
  praise: null,
  example: { en: { bad: '(no name)', good: 'Maya Lindqvist' }, zh: { bad: '（没有姓名）', good: '林若溪' } },
  run: ({ content: { basics } }) => (basics.name.trim() === '' ? lost('basics/name', '') : fine()),
};

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const CASUAL = /(?:sexy|hottie|babe|badboy|badgirl|drunk|stoner|killer|420|666|lover|princess|partygirl|partyboy)/i;

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
  advice: { en: 'Add an e-mail address that you read.', zh: '写上一个常看的邮箱。' },
  praise: { en: 'An e-mail address to write to', zh: '有可用的邮箱' },
  example: {
    en: { bad: 'maya@example', good: 'maya.lindqvist@example.com' },
    zh: { bad: 'ruoxi@example', good: 'ruoxi.lin@example.com' },
  },
  run: ({ content: { basics } }) => {
    const text = basics.email.trim();
    if (text === '') return lost('basics/email', basics.email);
    if (!EMAIL.test(text))
      return lost('basics/email', basics.email, {
        en: 'Mail to this address would not arrive: check it letter by letter.',
        zh: '这个邮箱收不到信，请逐字核对。',
      });
    const local = text.slice(0, text.indexOf('@'));
    if (CASUAL.test(local.replace(/^\d+$/, '')))
      return {
        severity: 0.5,
        places: [
          {
            path: 'basics/email',
            text: basics.email,
            advice: { en: 'An address made of your name reads better.', zh: '换一个用姓名组成的邮箱更合适。' },
          },
        ],
      };
    return fine([evidence('basics/email', basics.email)]);
  },
};

export const phone: Check = {
  id: 'SEC-03',
  group: 'sections',
  allotment: 2,
  effort: 1,
  title: { en: 'Phone', zh: '电话' },
  detects: {
    en: 'No phone number, or one that nobody can dial: masked, too short, too long.',
    zh: '没有电话，或号码拨不通：有遮挡、位数不对。',
  },
  advice: { en: 'Add a phone number with its country code.', zh: '写上手机号。' },
  praise: { en: 'A phone number that can be dialled', zh: '电话可以拨通' },
  example: { en: { bad: '020 7946', good: '+44 20 7946 0958' }, zh: { bad: '138****8000', good: '138 0013 8000' } },
  run: ({ content: { basics }, settings: { country } }) => {
    const text = basics.phone.trim();
    if (text === '') return lost('basics/phone', basics.phone);
    if (/[*x]{2,}|＊/i.test(text))
      return lost('basics/phone', basics.phone, {
        en: 'Part of the number is masked, so it cannot be dialled.',
        zh: '号码有几位被遮住，拨不通。',
      });
    const possible =
      parsePhoneNumberFromString(text, country === 'INT' ? 'US' : (country satisfies CountryCode))?.isPossible() ??
      false;
    const digits = text.replace(/\D/g, '').length;
    // A national number of another country is not ours to judge: only what no country dials is wrong.
    const elsewhere = country !== 'CN' && digits >= 7 && digits <= 15;
    if (possible || elsewhere) return fine([evidence('basics/phone', basics.phone)]);
    return lost('basics/phone', basics.phone, {
      en: 'This cannot be dialled: digits are missing or too many.',
      zh: '这个号码拨不通，位数不对。',
    });
  },
};

const STREET = {
  zh: /\d+\s*(?:号楼?|室|栋|幢|单元)(?!线)/,
  en: /\b\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd)\b|\bApt\.?\s*\d/,
};

export const place: Check = {
  id: 'SEC-04',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'Place', zh: '所在城市' },
  detects: {
    en: 'Neither place nor wished-for place; or street and door number, which are too much.',
    zh: '没有所在或期望城市；或写到了街道门牌号。',
  },
  advice: { en: 'Say which city you are in or want to work in.', zh: '写上所在或期望的城市。' },
  praise: null,
  example: {
    en: { bad: '12 Elm Street, Apt 4, Leeds', good: 'Leeds' },
    zh: { bad: '杭州市某路 12 号 3 单元 402 室', good: '杭州' },
  },
  run: ({ content: { basics, intention } }) => {
    if (basics.address.trim() === '' && intention.city.trim() === '') return lost('basics/address', basics.address);
    if (STREET.zh.test(basics.address) || STREET.en.test(basics.address))
      return lost('basics/address', basics.address, {
        en: 'The city is enough: leave street and door number out.',
        zh: '写到城市就够了，去掉街道和门牌号。',
      });
    return fine();
  },
};

export const target: Check = {
  id: 'SEC-05',
  group: 'sections',
  allotment: 2,
  effort: 2,
  title: { en: 'No target', zh: '没有求职意向' },
  detects: { en: 'No job title aimed at; in English a short summary will do.', zh: '没有求职意向；英文有概述也可以。' },
  advice: {
    en: 'Say what you are looking for: a headline or two sentences at the top.',
    zh: '写明求职意向：岗位名称就好。',
  },
  praise: { en: 'The target is named', zh: '求职意向明确' },
  example: {
    en: { bad: '(nothing above the first job)', good: 'Operations analyst' },
    zh: { bad: '（没有求职意向）', good: '求职意向：产品经理' },
  },
  run: ({ content: { basics, intention }, language }) => {
    if (intention.position.trim() !== '') return fine([evidence('intention/position', intention.position)]);
    // a summary that anyone could have written aims at nothing
    if (language === 'en' && basics.introduction.trim() !== '' && !isAllCliche(basics.introduction, language))
      return fine([evidence('basics/introduction', basics.introduction)]);
    return lost('intention/position', intention.position);
  },
};

/** Trades that show their work by a link, in Chinese résumés too. */
const LINKED_TRADES = ['internet_software', 'data_ai', 'it_ops_security', 'design_ux', 'gaming', 'media_content'];

export const link: Check = {
  id: 'SEC-10',
  group: 'sections',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'], orIndustries: LINKED_TRADES },
  title: { en: 'No link', zh: '没有链接' },
  detects: {
    en: 'Neither LinkedIn nor a page of one’s own. In Chinese only asked for in trades that show their work.',
    zh: '没有领英或作品链接。中文只在技术、设计类行业看。',
  },
  advice: { en: 'Add a LinkedIn address or a page with your work.', zh: '加上领英或作品链接。' },
  praise: null,
  example: {
    en: { bad: '(no link)', good: 'linkedin.com/in/maya-example' },
    zh: { bad: '（没有链接）', good: '作品集：example.com/works' },
  },
  run: ({ content: { basics } }) =>
    basics.linkedin.trim() === '' && basics.homepage.trim() === '' ? lost('basics/linkedin', basics.linkedin) : fine(),
};
