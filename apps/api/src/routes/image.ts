import { addImage, deleteImage, listImages, readFile, selectImage } from '@verdant/server';
import { preparePhoto } from '@verdant/typesetter';
import type { Handlers } from '../route.ts';
import { receiveFile } from '../upload.ts';

export const image = {
  'POST /resume/image/list': async (_, { services, userId }) => listImages(services, userId),
  'POST /resume/image/add': async (_, { services, userId, request }) => {
    const { name, bytes } = await receiveFile(request);
    return addImage(services, userId, name, await preparePhoto(bytes));
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
