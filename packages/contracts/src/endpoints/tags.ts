import { type Static, Type } from 'typebox';
import { MAX_TAGS_OF_ONE, TAG_MAX } from '../constants/limits.ts';
import { ById, Id, Nothing, takes } from './endpoint.ts';

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: TAG_MAX });

/** All that one résumé or archive is tagged with from now on. A tag that is not there yet is made. */
export const SetTags = Type.Object(
  {
    resumeId: Type.Optional(Id),
    archiveId: Type.Optional(Id),
    names: Type.Array(name, { maxItems: MAX_TAGS_OF_ONE }),
  },
  closed,
);
export type SetTags = Static<typeof SetTags>;

/** Where another tag has the new name, the two become that one. */
export const RenameTag = Type.Object({ id: Id, name }, closed);
export type RenameTag = Static<typeof RenameTag>;

/** A short word of one's own for résumés and archives; how many of each have it. */
export type OwnTag = { id: string; name: string; resumes: number; archives: number };

export const tagEndpoints = {
  'GET /tag/list': takes(Nothing, { access: 'user', key: 'read', summary: 'My tags, by name' }).gives<OwnTag[]>(),
  'POST /tag/set': takes(SetTags, {
    access: 'user',
    key: 'write',
    changes: true,
    perMinute: 120,
    summary: 'What a résumé or an archive is tagged with',
  }).gives<{ tags: string[] }>(),
  'POST /tag/rename': takes(RenameTag, {
    access: 'user',
    changes: true,
    owns: 'tag',
    summary: 'Another name for a tag, wherever it is',
  }).gives<OwnTag[]>(),
  'GET /tag/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'tag',
    summary: 'Take a tag off everything and forget it',
  }).gives<null>(),
};
