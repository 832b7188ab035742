import { addImage, deleteImage, listImages, readFile, selectImage } from '@verdant/server/resume';
import { type Crop, preparePhoto } from '@verdant/typesetter';
import type { Handlers } from '../http/handler.ts';
import { receiveFile } from '../http/receive-file.ts';

/** `x,y,width,height` in fractions of the upright picture, as a field beside the file. */
function cropOf(text: string | undefined): Crop | null {
  if (text === undefined) return null;
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = text.split(',').map(Number);
  return { x, y, width, height };
}

export const image = {
  'POST /resume/image/list': async (_, { services, userId }) => listImages(services, userId),
  'POST /resume/image/add': async (_, { services, userId, request }) => {
    const { name, bytes, fields } = await receiveFile(request);
    return addImage(services, userId, name, await preparePhoto(bytes, cropOf(fields.crop)));
  },
  'POST /resume/image/del': async ({ id }, { services, userId }) => {
    await deleteImage(services, userId, id);
    return null;
  },
  'POST /resume/image/select': async ({ id }, { services, userId }) => {
    await selectImage(services, userId, id);
    return null;
  },
  'GET /resume/image/file': async ({ id }, { services, userId, reply }) => {
    const { mime, bytes } = await readFile(services, userId, id, 'image');
    return reply.header('cache-control', 'private, max-age=86400, immutable').type(mime).send(Buffer.from(bytes));
  },
} satisfies Partial<Handlers>;
