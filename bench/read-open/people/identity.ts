import type { Random } from '../random.ts';
import * as en from '../words/en/people.ts';
import * as zh from '../words/zh/people.ts';
import type { Language, Person } from './person.ts';

type Identity = Pick<Person, 'name' | 'latinName' | 'email' | 'phone' | 'location' | 'links' | 'personal'>;

const digits = (random: Random, shape: string) => shape.replace(/#/g, () => String(random.int(0, 9)));
const slug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

const PHONES = {
  zh: [
    '13#-####-####',
    '13#########',
    '15# #### ####',
    '(+86) 18#-####-####',
    '+86 177########',
    '186****####',
    '139 #### ####',
    '0510-8#######',
    '+86-15#########',
  ],
  en: [
    '(555) 01#-####',
    '555-01#-####',
    '+1 555 01# ####',
    '+44 7700 900###',
    '07700 900 ###',
    '+353 85 000 ####',
    '555.01#.####',
    '+61 491 570 1##',
    '+254 700 000###',
    '(+1) 555-01#-####',
    '+49 30 2312 5###',
    '1-555-01#-####',
  ],
};
const SITES = [
  'linkedin.com/in/{}',
  'www.linkedin.com/in/{}',
  'https://www.linkedin.com/in/{}/',
  'github.com/{}',
  'https://github.com/{}',
  '{}.example.com',
  'https://{}.example.com',
  'www.{}.example.org',
  'behance.net/{}',
  'gitee.com/{}',
  'https://blog.example.com/{}',
  'zhihu.com/people/{}',
  'medium.com/@{}',
];

function names(random: Random, language: Language): { name: string; latinName: string } {
  if (language === 'zh') {
    const name = random.pick(zh.surnames) + random.some(zh.givenChars, random.chance(0.75) ? 2 : 1).join('');
    return {
      name,
      latinName: `${random.pick(en.given)} ${random.pick(['Wang', 'Li', 'Zhang', 'Liu', 'Chen', 'Zhao', 'Xu'])}`,
    };
  }
  const middle = random.chance(0.2)
    ? ` ${random.chance(0.5) ? random.pick(en.given) : `${random.pick([...'ABCDEFGHJKLMR'])}.`}`
    : '';
  const family = random.chance(0.08) ? `${random.pick(en.family)}-${random.pick(en.family)}` : random.pick(en.family);
  const name = `${random.pick(en.given)}${middle} ${family}`;
  return { name, latinName: name };
}

export function inventIdentity(random: Random, language: Language): Identity {
  const { name, latinName } = names(random, language);
  const handle = slug(latinName).slice(0, 14) || 'someone';
  const host = random.pick(en.mailHosts);
  const email = random.pick([
    `${handle}@${host}`,
    `${handle}${random.int(1, 99)}@${host}`,
    `${slug(latinName.split(' ')[0]!)}.${slug(latinName.split(' ').at(-1)!)}@${host}`,
  ]);
  const fields = language === 'zh' ? zh.personalFields : en.personalFields;
  const wanted =
    language === 'zh' ? (random.chance(0.6) ? random.int(2, 9) : 0) : random.chance(0.15) ? random.int(1, 4) : 0;
  const location =
    language === 'en'
      ? random.chance(0.2)
        ? `${random.pick(en.streets)}, ${random.pick(en.places)}`
        : random.pick(en.places)
      : random.pick([
          random.pick(zh.cities),
          `${random.pick(zh.cities)}市`,
          `${random.pick(zh.provinces)}省${random.pick(zh.cities)}市`,
          `${random.pick(zh.provinces)}·${random.pick(zh.cities)}`,
          `${random.pick(zh.cities)}市${random.pick(zh.districts)}`,
          `${random.pick(zh.provinces)}${random.pick(zh.cities)}`,
        ]);
  return {
    name,
    latinName,
    email,
    phone: digits(random, random.pick(PHONES[language])),
    location: random.chance(0.8) ? location : '',
    links: random.chance(0.5) ? random.some(SITES, random.int(1, 3)).map((site) => site.replace('{}', handle)) : [],
    personal: random.some([...fields], wanted).map(([label, values]) => ({ label, value: random.pick([...values]) })),
  };
}
