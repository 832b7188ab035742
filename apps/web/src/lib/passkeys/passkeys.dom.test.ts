import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { askForPasskey, makePasskey, passkeysWork } from './passkeys.ts';

beforeAll(browser);
afterEach(() => vi.unstubAllGlobals());

const options = { challenge: 'AAAA' };
const toMake = {
  ...options,
  rp: { id: 'localhost', name: 'Verdant' },
  user: { id: 'AAAA', name: 'maya', displayName: 'maya' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
};
/** A browser whose device answers every question with this error. */
function failing(name: string): void {
  const fail = async () => {
    throw new DOMException('said to developers', name);
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get: fail, create: fail } });
}
const said = (asked: Promise<unknown>) => asked.then(String, (error: Error) => error.message);

it('says in plain sentences why there is no passkey', async () => {
  failing('NotAllowedError');
  expect(await said(askForPasskey(options))).toMatch(/^No passkey was used/);
  expect(await said(makePasskey(toMake))).toMatch(/^The passkey wasn’t created/);
  failing('InvalidStateError');
  expect(await said(makePasskey(toMake))).toMatch(/already has a passkey for your account/);
  failing('SecurityError');
  expect(await said(askForPasskey({ ...options, rpId: 'example.com' }))).toMatch(/not at localhost\.$/);
  failing('ConstraintError');
  expect(await said(makePasskey(toMake))).toMatch(/needs a screen lock/);
  failing('UnknownError');
  expect(await said(askForPasskey(options))).toMatch(/with the browser or device/);
});

it('knows where no browser has passkeys', () => {
  expect(passkeysWork()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(passkeysWork()).toBe(true);
  for (const hostname of ['127.0.0.1', '[::1]']) {
    vi.stubGlobal('location', { hostname });
    expect(passkeysWork()).toBe(false);
  }
});
