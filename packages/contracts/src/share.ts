import { type Static, Type } from 'typebox';
import { SHARE_PASSWORD_MIN } from './constants/limits.ts';
import { ById, Id, type Page, Paged, takes } from './endpoints/endpoint.ts';

/** An address of one's own: small Latin letters, digits and single hyphens, 6 to 60 of them. */
const Slug = Type.String({ minLength: 6, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/**
 * With `resumeId` or `archiveId` a new link to it; with `id` what that link is like from now on. What is left out stays
 * as it is. `slug` null: an address that nobody guesses. `password` null: none. `expiresAt` null: until it is withdrawn.
 * `pinned`: the résumé as it stands now instead of the newest. `pdf`: whether it can be downloaded. `contact`: whether
 * contact data is on the page at once, or only for whoever asks for it.
 */
export const SaveShare = Type.Object(
  {
    id: Type.Optional(Id),
    resumeId: Type.Optional(Id),
    archiveId: Type.Optional(Id),
    slug: Type.Optional(Type.Union([Slug, Type.Null()])),
    password: Type.Optional(Type.Union([Type.String({ minLength: SHARE_PASSWORD_MIN, maxLength: 128 }), Type.Null()])),
    expiresAt: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
    pinned: Type.Optional(Type.Boolean()),
    pdf: Type.Optional(Type.Boolean()),
    contact: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type SaveShare = Static<typeof SaveShare>;

/** A link of somebody's. `name` is that of the résumé or archive; `views` counts how often others opened the page. */
export type Share = {
  id: string;
  url: string;
  /** null where the address is one that nobody guesses */
  slug: string | null;
  resumeId: string | null;
  archiveId: string | null;
  name: string;
  pinned: boolean;
  hasPassword: boolean;
  expiresAt: string | null;
  pdf: boolean;
  contact: boolean;
  views: number;
  createdAt: string;
};

export const shareEndpoints = {
  'GET /share/list': takes(Paged, { access: 'user', summary: 'My links, newest first' }).gives<Page<Share>>(),
  'POST /share/updateing': takes(SaveShare, {
    access: 'user',
    changes: true,
    owns: 'share',
    perMinute: 30,
    summary: 'A public page of a résumé or an archive, or what it is like from now on',
  }).gives<Share>(),
  'GET /share/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'share',
    summary: 'Withdraw a link: at once nobody finds anything there',
  }).gives<null>(),
};
