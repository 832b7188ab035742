import { type Static, Type } from 'typebox';
import { PASSWORD } from '../constants/person.ts';
import { Nothing, takes } from '../endpoints/endpoint.ts';

const closed = { additionalProperties: false };
const password = Type.String({ minLength: 1, maxLength: PASSWORD.max });
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens may stand in both. */
export const SecondCode = Type.String({ minLength: 6, maxLength: 40 });

export const WithPassword = Type.Object({ password }, closed);
export type WithPassword = Static<typeof WithPassword>;
export const WithCode = Type.Object({ code: SecondCode }, closed);
export type WithCode = Static<typeof WithCode>;
export const EndSecondFactor = Type.Object({ password, code: SecondCode }, closed);
export type EndSecondFactor = Static<typeof EndSecondFactor>;

export type SecondFactor = { on: boolean; codesLeft: number };
/** What an authenticator app takes: as a QR code, or typed. */
export type SecondFactorSecret = { secret: string; uri: string };

export const secondFactorEndpoints = {
  'GET /account/secondFactor': takes(Nothing, {
    access: 'user',
    summary: 'Whether signing in asks for a code',
  }).gives<SecondFactor>(),
  'POST /account/secondFactor/begin': takes(WithPassword, {
    access: 'user',
    changes: true,
    summary: 'A secret for an authenticator app; nothing is asked for before it was confirmed',
  }).gives<SecondFactorSecret>(),
  'POST /account/secondFactor/confirm': takes(WithCode, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Turn it on with a code of the app; gives the recovery codes, once',
  }).gives<{ codes: string[] }>(),
  'POST /account/secondFactor/codes': takes(WithPassword, {
    access: 'user',
    changes: true,
    summary: 'New recovery codes in place of the old',
  }).gives<{ codes: string[] }>(),
  'POST /account/secondFactor/end': takes(EndSecondFactor, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Turn it off',
  }).gives<null>(),
};
