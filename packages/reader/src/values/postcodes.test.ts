import { expect, test } from 'vitest';
import { withPostcode } from './postcodes.ts';

test.each([
  ['12 Mill Lane, Elmbridge Postcode: YO1 7AA', [], '12 Mill Lane, Elmbridge YO1 7AA', []],
  ['4 Hill Road, Tarn. Post code LS1 4AB', [], '4 Hill Road, Tarn, LS1 4AB', []],
  ['12 Mill Lane', ['Baker', 'Zip code 90210'], '12 Mill Lane 90210', ['Baker']],
  ['江苏省苏州市人民路 100 号 邮编：215000', [], '江苏省苏州市人民路 100 号', ['邮编：215000']],
  ['', ['Postcode: YO1 7AA'], '', ['Postcode: YO1 7AA']],
  ['5 Zip Street, Tarn', [], '5 Zip Street, Tarn', []],
])('%s', (address, rest, plain, left) =>
  expect(withPostcode({ address, rest })).toEqual({ address: plain, rest: left }),
);
