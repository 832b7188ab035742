import { type IsPhone, phoneRule } from '@verdant/contracts/constants';
import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

let known: IsPhone | null = null;

async function load(): Promise<IsPhone> {
  const { getCountries, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  known = phoneRule({
    parse: (text, country) => parsePhoneNumberFromString(text, country as CountryCode),
    countries: getCountries(),
  });
  return known;
}

/** What the numbers of all countries look like, where somebody needs it. Null until it is there; the server knows it too. */
export function usePhones(needed: boolean): IsPhone | null {
  const [phones, setPhones] = useState(() => known);
  useEffect(() => {
    if (needed && !known)
      load().then(
        (rule) => setPhones(() => rule),
        () => {},
      );
  }, [needed]);
  return phones;
}
