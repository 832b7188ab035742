import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { homeCountry } from './home-country.ts';

const of = (phone: string, address = '', company = '', ...items: string[]) => {
  const content = strongEnglish();
  return homeCountry(
    readDocument({
      content: {
        ...content,
        basics: { ...content.basics, phone, address },
        work: content.work.slice(0, 1).map((job) => ({ ...job, company })),
        custom: [{ id: 'x1', title: 'Details', items }],
      },
      language: 'en',
      today: '2026-11',
    }),
  );
};

test.each([
  ['the code of the number', of('+254 712 345 678', 'Leeds, UK'), 'KE'],
  ['the place of the head', of('068 555 0133', 'Tucson, AZ 85701'), 'US'],
  ['the people', of('068 555 0133', '', '', 'Nationality: South African'), 'ZA'],
  ['where the jobs are', of('', '', 'Harbour Mill, Co. Cork'), 'IE'],
  ['a mobile number as Britain dials it', of('07700 900 118'), 'GB'],
  ['the place before such a number', of('07700 900 118', 'Tucson, AZ 85701'), 'US'],
  ['a number of Iraq', of('0770 123 4567'), null],
  ['one of other lands says nothing', of('0712 345 678'), null],
  ['a legal form says nothing', of('', '', 'Harbour & Co. Limited'), null],
  ['nor a language', of('', '', '', 'Languages: German'), null],
])('%s', (_, found, country) => expect(found).toBe(country));
