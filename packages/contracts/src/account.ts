import { type Static, Type } from 'typebox';
import { EMAIL_MAX, NICKNAME_MAX, PASSWORD, TOKEN } from './constants/person.ts';
import { SecondCode } from './sign-in/second-factor.ts';

const email = Type.String({ format: 'email', maxLength: EMAIL_MAX });
const password = Type.String({ minLength: PASSWORD.min, maxLength: PASSWORD.max });
const token = Type.String({ minLength: TOKEN.min, maxLength: TOKEN.max });
const closed = { additionalProperties: false };

export const Register = Type.Object(
  { email, password, nickname: Type.Optional(Type.String({ maxLength: NICKNAME_MAX })) },
  closed,
);
export type Register = Static<typeof Register>;
/** The password that counts is the one given here, by whoever reads the mail. */
export const Activate = Type.Object({ token, password }, closed);
export type Activate = Static<typeof Activate>;
/** What a mailed link is for. */
export type LinkPurpose = 'activate' | 'reset';
export const CheckLink = Type.Object(
  { token, purpose: Type.Union([Type.Literal('activate'), Type.Literal('reset')]) },
  closed,
);
export type CheckLink = Static<typeof CheckLink>;
export const EmailOnly = Type.Object({ email }, closed);
export type EmailOnly = Static<typeof EmailOnly>;
/** `code` where the account has a second factor: signing in without it says so. */
export const Login = Type.Object(
  { email, password: Type.String({ minLength: 1, maxLength: PASSWORD.max }), code: Type.Optional(SecondCode) },
  closed,
);
export type Login = Static<typeof Login>;
export const ResetPassword = Type.Object({ token, password }, closed);
export type ResetPassword = Static<typeof ResetPassword>;
export const ChangePassword = Type.Object(
  { current: Type.String({ minLength: 1, maxLength: PASSWORD.max }), password },
  closed,
);
export type ChangePassword = Static<typeof ChangePassword>;

export type User = {
  id: string;
  /** how the site names the person: the nickname, else the username */
  name: string;
  username: string;
  nickname: string;
  email: string;
  headimgurl: string | null;
  createdAt: string;
};
export type DevMail = { to: string; subject: string; text: string; html: string; sentAt: string };
export type Image = { id: string; imageUrl: string; imageSelect: boolean };
