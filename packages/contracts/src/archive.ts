import { type Static, Type } from 'typebox';
import { MAX_ARCHIVES_AT_ONCE, NAME_MAX } from './constants/limits.ts';
import { ById, Id, type Page, Paged, takes } from './endpoints/endpoint.ts';
import type { Language } from './language.ts';
import type { ResumeContent } from './sections/map.ts';
import type { ResumeStyle } from './style.ts';

/** With `resumeId` a new archive is made of that résumé as it stands; with `id` an archive gets another name. */
export const SaveArchive = Type.Object(
  { id: Type.Optional(Id), resumeId: Type.Optional(Id), name: Type.String({ minLength: 1, maxLength: NAME_MAX }) },
  { additionalProperties: false },
);
export type SaveArchive = Static<typeof SaveArchive>;

/** `tag` is the id of one; `sort` is `newest` where absent. */
export const ListArchives = Type.Object(
  {
    ...Paged.properties,
    tag: Type.Optional(Id),
    sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('largest')])),
  },
  { additionalProperties: false },
);
export type ListArchives = Static<typeof ListArchives>;

export const ClearArchives = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MAX_ARCHIVES_AT_ONCE }) },
  { additionalProperties: false },
);
export type ClearArchives = Static<typeof ClearArchives>;

export const ArchiveFile = Type.Object(
  { id: Id, as: Type.Union([Type.Literal('view'), Type.Literal('download')], { default: 'view' }) },
  { additionalProperties: false },
);
export type ArchiveFile = Static<typeof ArchiveFile>;

/**
 * A résumé as it was sent out: content, look and the very PDF, which never change again. `resumeId` is null once that
 * résumé was deleted; `size` of the PDF in bytes,
 * `space` what it takes with its words, `sha256` of the PDF in hex. `uses`: applications and links that lead to it.
 */
export type Archive = {
  id: string;
  name: string;
  fileName: string;
  resumeId: string | null;
  resumeName: string;
  revision: number;
  language: Language;
  template: string;
  pages: number;
  size: number;
  space: number;
  sha256: string;
  tags: string[];
  uses: { applications: number; links: number };
  createdAt: string;
};
export type ArchiveDetail = Archive & { content: ResumeContent; style: ResumeStyle };

export const archiveEndpoints = {
  'GET /archive/list': takes(ListArchives, {
    access: 'user',
    key: 'read',
    summary: 'My archives, newest first, and the space that all of them take',
  }).gives<Page<Archive> & { space: number }>(),
  'GET /archive/detail': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'archive',
    summary: 'One archive',
  }).gives<ArchiveDetail>(),
  'POST /archive/updateing': takes(SaveArchive, {
    access: 'user',
    key: 'write',
    changes: true,
    owns: 'archive',
    perMinute: 30,
    summary: 'Archive a résumé as it stands, or rename an archive',
  }).gives<Archive>(),
  'GET /archive/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'archive',
    summary: 'Delete an archive and its PDF',
  }).gives<null>(),
  'POST /archive/clear': takes(ClearArchives, {
    access: 'user',
    changes: true,
    perMinute: 30,
    summary: 'Delete those of these archives that no application and no link leads to',
  }).gives<{ cleared: string[]; kept: string[]; space: number }>(),
  'GET /archive/file': takes(ArchiveFile, {
    access: 'user',
    key: 'read',
    owns: 'archive',
    raw: 'file',
    perMinute: 120,
    summary: 'The PDF, the same bytes for ever',
  }).gives<never>(),
  'POST /archive/restore': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'archive',
    summary: 'A new résumé that says and looks as the archive does',
  }).gives<{ resumeId: string }>(),
};
