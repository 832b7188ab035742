import type { Image } from '../account.ts';
import { ById, Nothing, takes } from './endpoint.ts';

/** The pictures of a person. */
export const imageEndpoints = {
  'POST /resume/image/list': takes(Nothing, { access: 'user', summary: 'My pictures' }).gives<Image[]>(),
  'POST /resume/image/add': takes(Nothing, {
    access: 'user',
    changes: true,
    raw: 'multipart',
    perMinute: 20,
    summary: 'Upload a picture (multipart: file)',
  }).gives<Image>(),
  'POST /resume/image/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'image',
    summary: 'Delete a picture (?id=)',
  }).gives<null>(),
  'POST /resume/image/select': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'image',
    summary: 'Use a picture as avatar (?id=)',
  }).gives<null>(),
  'GET /resume/image/file': takes(ById, {
    access: 'user',
    owns: 'image',
    raw: 'file',
    perMinute: 600,
    summary: 'The picture itself',
  }).gives<never>(),
};
