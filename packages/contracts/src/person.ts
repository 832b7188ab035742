import { type Static, Type } from 'typebox';
import type { User } from './account.ts';
import { NAME_MAX } from './constants/limits.ts';
import { CONTACT_MAX, CONTACT_NAME_MAX, EMAIL_MAX, NICKNAME_MAX, PASSWORD, USERNAME } from './constants/person.ts';
import { ById, Id, Nothing, Paged, takes } from './endpoints/endpoint.ts';
import { Language } from './language.ts';

const closed = { additionalProperties: false };

/** Fields that are absent stay as they are. `language` is that of letters. */
export const Profile = Type.Object(
  {
    username: Type.Optional(Type.String({ minLength: USERNAME.min, maxLength: USERNAME.max })),
    nickname: Type.Optional(Type.String({ maxLength: NICKNAME_MAX })),
    language: Type.Optional(Language),
  },
  closed,
);
export type Profile = Static<typeof Profile>;

/** The password says that it is the owner who wants everything gone. */
export const EraseAccount = Type.Object({ password: Type.String({ minLength: 1, maxLength: PASSWORD.max }) }, closed);
export type EraseAccount = Static<typeof EraseAccount>;

export const Contact = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: CONTACT_NAME_MAX }),
    email: Type.String({ format: 'email', maxLength: EMAIL_MAX }),
    message: Type.String({ minLength: 1, maxLength: CONTACT_MAX }),
  },
  closed,
);
export type Contact = Static<typeof Contact>;

export const DuplicateResume = Type.Object(
  { id: Id, name: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })) },
  closed,
);
export type DuplicateResume = Static<typeof DuplicateResume>;

/** `q` is looked for in the names and tags; `tag` is the id of one; `sort` is `updated` where absent. */
export const ListResumes = Type.Object(
  {
    ...Paged.properties,
    q: Type.Optional(Type.String({ maxLength: NAME_MAX })),
    tag: Type.Optional(Id),
    sort: Type.Optional(
      Type.Union([Type.Literal('updated'), Type.Literal('created'), Type.Literal('name'), Type.Literal('score')]),
    ),
  },
  closed,
);
export type ListResumes = Static<typeof ListResumes>;

/** A browser that is signed in. `userAgent` is what it called itself; `current` the one that asks. */
export type Session = { id: string; current: boolean; userAgent: string; createdAt: string; seenAt: string };

/** What the operator says of the site; null where nothing is set. `fetches`: whether a file is fetched from an address. */
export type Site = { icp: string | null; contactEmail: string | null; fetches: boolean };

/** An industry whose words the review knows, named in both languages. */
export type IndustryName = { id: string; en: string; zh: string };

export const personEndpoints = {
  'GET /site': takes(Nothing, { access: 'visitor', summary: 'What the operator says of the site' }).gives<Site>(),
  'GET /industry/list': takes(Nothing, {
    access: 'visitor',
    summary: 'Every industry that has words of its own',
  }).gives<IndustryName[]>(),
  'POST /contact': takes(Contact, {
    access: 'visitor',
    changes: true,
    perMinute: 5,
    summary: 'Write to the people behind the site',
  }).gives<null>(),
  'POST /account/update': takes(Profile, {
    access: 'user',
    changes: true,
    summary: 'Nickname and language of letters',
  }).gives<User>(),
  'GET /account/session/list': takes(Nothing, {
    access: 'user',
    summary: 'Where I am signed in, last seen first',
  }).gives<Session[]>(),
  'POST /account/session/end': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'session',
    summary: 'Sign another browser out',
  }).gives<null>(),
  'POST /account/session/endOthers': takes(Nothing, {
    access: 'user',
    changes: true,
    summary: 'Sign every other browser out',
  }).gives<null>(),
  'GET /account/export': takes(Nothing, {
    access: 'user',
    raw: 'file',
    perMinute: 5,
    summary: 'Everything that is kept of me, as one zip',
  }).gives<never>(),
  'POST /account/delete': takes(EraseAccount, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Erase the account with everything in it',
  }).gives<null>(),
  'POST /resume/image/default': takes(Nothing, {
    access: 'user',
    changes: true,
    summary: 'Use no picture as avatar: the first letter stands in',
  }).gives<null>(),
  'POST /resume/duplicate': takes(DuplicateResume, {
    access: 'user',
    key: 'write',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'A second résumé like this one',
  }).gives<{ resumeId: string }>(),
};
