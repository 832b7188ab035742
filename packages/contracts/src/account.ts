import { type Static, Type } from 'typebox';

/** Stated on the page, checked by the server: 10 to 128 characters, at least two kinds of letter, digit, other. */
export const PASSWORD = { min: 10, max: 128 } as const;

const email = Type.String({ format: 'email', maxLength: 254 });
const password = Type.String({ minLength: PASSWORD.min, maxLength: PASSWORD.max });
const token = Type.String({ minLength: 20, maxLength: 100 });
const closed = { additionalProperties: false };

export const Register = Type.Object(
  { email, password, nickname: Type.Optional(Type.String({ maxLength: 60 })) },
  closed,
);
export type Register = Static<typeof Register>;
export const Activate = Type.Object({ token }, closed);
export type Activate = Static<typeof Activate>;
export const EmailOnly = Type.Object({ email }, closed);
export type EmailOnly = Static<typeof EmailOnly>;
export const Login = Type.Object({ email, password: Type.String({ minLength: 1, maxLength: PASSWORD.max }) }, closed);
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
  name: string;
  nickname: string;
  email: string;
  headimgurl: string | null;
  createdAt: string;
};
export type DevMail = { to: string; subject: string; text: string; html: string; sentAt: string };
export type Image = { id: string; imageUrl: string; imageSelect: boolean };
