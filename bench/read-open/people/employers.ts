import type { Random } from '../random.ts';
import * as en from '../words/en/people.ts';
import type { Profession } from '../words/profession.ts';
import * as zh from '../words/zh/people.ts';
import type { Language } from './person.ts';

const fillIn = (form: string, words: Record<string, string>) =>
  form.replace(/\{(\w*)\}/g, (_, key: string) => words[key] ?? '');

export function inventCompany(random: Random, language: Language, field: Profession): string {
  const kind = random.pick(field.employers);
  if (language === 'en') return fillIn(random.pick(en.companyForms), { '': random.pick(en.companyNames), kind });
  const words = {
    stem: random.pick(zh.companyStems),
    kind,
    city: random.pick(zh.cities),
    province: random.pick(zh.provinces),
  };
  return fillIn(random.pick(zh.companyForms), words);
}

export function inventSchool(random: Random, language: Language): string {
  const [stems, forms] = language === 'en' ? [en.schoolNames, en.schoolForms] : [zh.schoolStems, zh.schoolForms];
  return random.pick(forms).replace('{}', random.pick(stems));
}

export const inventPlace = (random: Random, language: Language): string =>
  language === 'en'
    ? random.pick(en.places)
    : random.chance(0.7)
      ? random.pick(zh.cities)
      : `${random.pick(zh.provinces)}${random.pick(zh.cities)}`;

export const inventDegree = (random: Random, language: Language): string =>
  language === 'en' ? random.pick(random.pick(en.degrees)) : random.pick(zh.degrees);
