import { type Static, Type } from 'typebox';
import { NAME_MAX } from '../constants/limits.ts';
import { Look } from '../style.ts';
import { ById, Nothing, takes } from './endpoint.ts';

const closed = { additionalProperties: false };

/** Under a name that is kept already the new look takes the place of the old. */
export const AddPreset = Type.Object({ name: Type.String({ minLength: 1, maxLength: NAME_MAX }), look: Look }, closed);
export type AddPreset = Omit<Static<typeof AddPreset>, 'look'> & { look: Look };

/** A look that somebody keeps to set others by. */
export type Preset = { id: string; name: string; look: Look; createdAt: string };

export const presetEndpoints = {
  'GET /resume/preset/list': takes(Nothing, { access: 'user', summary: 'Looks that I keep, by name' }).gives<
    Preset[]
  >(),
  'POST /resume/preset/add': takes(AddPreset, {
    access: 'user',
    changes: true,
    perMinute: 30,
    summary: 'Keep a look under a name, or another one under the same',
  }).gives<Preset>(),
  'GET /resume/preset/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'preset',
    summary: 'Forget a look',
  }).gives<null>(),
};
