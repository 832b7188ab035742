import { type CountryCode, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { evidence } from '../../document/document.ts';
import { type Check, fine, hint } from '../check.ts';
import { lost } from './all-lost.ts';

const MOBILE_DIGITS = 11;
const LEAST_DIGITS = 6;
/** A line that names somebody else with a number. */
const OF_OTHERS = /^(?:mum|mom|dad|mother|father|mr|mrs|ms|dr|referee|reference)\b|证明人|推荐人|紧急联系人/i;
const OTHERS = {
  en: 'The only number is somebody else’s. Add your own.',
  zh: '唯一的号码是别人的，请写上自己的。',
};

/** `+44 … / +44 …`: each is one to dial. */
const SEVERAL = /\s*(?:[,，、;；|]|\s\/\s|\bor\b|或)\s*(?=[+(]?\d)/;
/** Nothing but one number with the code of its country: what stands beside it may be a second one or an extension. */
const WITH_CODE = /^\+\s?\d{1,3}[\s().-]?[\d\s().-]{4,20}$/;
const TRUNK = /\(0\)/;
/** Numbers of examples and gaps. */
const STANDS_FOR = /0{5,}|1234567|(\d)\1{5,}/;
const TOO_LONG = {
  en: 'By its country code this number has too many digits, so nobody can ring you. Check it.',
  zh: '按国家区号看，这个号码位数多了，打不通。请核对。',
};
/** Longer than any number of the country that its code names; of one that is short a part may have been read elsewhere. */
function isTooLong(text: string): boolean {
  const plain = text.replace(TRUNK, '');
  return (
    WITH_CODE.test(plain) &&
    !STANDS_FOR.test(plain.replace(/\D/g, '')) &&
    validatePhoneNumberLength(plain) === 'TOO_LONG'
  );
}

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
  notOnForms: true,
  restsOn: 'label',
  touches: ['basics'],
  contact: true,
  run: ({ content: { basics, custom }, settings: { country } }) => {
    const [text = ''] = basics.phone.trim().split(SEVERAL);
    if (text === '') {
      const finding = lost('basics/phone', basics.phone);
      // the missing address says it of both
      return basics.email.trim() === ''
        ? { ...finding, spans: finding.spans.map((span) => ({ ...span, quiet: true as const })) }
        : finding;
    }
    const bare = text.replace(/\D/g, '');
    const isOthers = custom.some(({ items }) =>
      items.some((item) => OF_OTHERS.test(item) && item.replace(/\D/g, '').includes(bare)),
    );
    if (bare.length > LEAST_DIGITS && isOthers) return lost('basics/phone', basics.phone, OTHERS);
    // a masked number of an identity card, read as one to dial
    if (
      /[*x]{2,}|＊/i.test(text) &&
      !text.startsWith('+') &&
      text.replace(/[^\d*x＊]/gi, '').length > MOBILE_DIGITS + 1
    )
      return { ...lost('basics/phone', basics.phone), spans: [] };
    if (/[*x]{2,}|＊/i.test(text))
      return lost('basics/phone', basics.phone, {
        en: 'Part of the number is masked, so it cannot be dialled.',
        zh: '号码有几位被遮住，拨不通。',
      });
    const possible =
      parsePhoneNumberFromString(text, country === 'INT' ? 'US' : (country satisfies CountryCode))?.isPossible() ??
      false;
    // a Chinese mobile has eleven digits
    const shortMobile = country === 'CN' && /^1[3-9]/.test(text) && text.replace(/\D/g, '').length !== MOBILE_DIGITS;
    const digits = text.replace(/\D/g, '').length;
    if (isTooLong(text))
      return hint([
        { path: 'basics/phone', text: basics.phone, from: 0, to: basics.phone.length, advice: TOO_LONG, worth: 3 },
      ]);
    // A national number of another country is not ours to judge: only what no country dials is wrong.
    const elsewhere = country !== 'CN' && digits >= 7 && digits <= 15;
    if ((possible && !shortMobile) || elsewhere) return fine([evidence('basics/phone', basics.phone)]);
    return lost('basics/phone', basics.phone, {
      en: 'This cannot be dialled: it has too few or too many digits.',
      zh: '这个号码拨不通，位数不对。',
    });
  },
};
