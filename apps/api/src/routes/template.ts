import type { Language } from '@verdant/contracts';
import { localized } from '@verdant/resume';
import { dateStyles, type Typesetter, templatePictures, templates, typefaces } from '@verdant/typesetter';
import type { Handlers } from '../http/handler.ts';

const pictures = new WeakMap<Typesetter, (template: string, language: Language) => Promise<Uint8Array>>();

/** Each typesetter keeps the pictures that it drew. */
function pictureOf(typesetter: Typesetter, template: string, language: Language): Promise<Uint8Array> {
  const draw = pictures.get(typesetter) ?? templatePictures(typesetter);
  pictures.set(typesetter, draw);
  return draw(template, language);
}

export const template = {
  'GET /resume/template/list': async (_, { language }) =>
    templates.map(({ name, description, forWhom, ...rest }) => ({
      ...rest,
      name: localized(name, language),
      description: localized(description, language),
      forWhom: localized(forWhom, language),
    })),
  'GET /resume/template/picture': async ({ template: id, language }, { tools, reply }) => {
    const bytes = await pictureOf(tools.typesetter, id, language);
    return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(Buffer.from(bytes));
  },
  'GET /resume/style/choices': async (_, { language }) => ({
    typefaces: typefaces.map(({ name, ...rest }) => ({ ...rest, name: localized(name, language) })),
    dateStyles: dateStyles(language),
  }),
} satisfies Partial<Handlers>;
