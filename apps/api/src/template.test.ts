import { defaultStyle } from '@verdant/resume';
import { templates } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers = {}) => api.app.inject({ method: 'GET', url: `/api/resume/${url}`, headers });

it('lists the templates in the language of the person', async () => {
  const zh = (await get('template/list', { 'accept-language': 'zh-CN' })).json().data;
  const slip = zh.find(({ id }: { id: string }) => id === 'slip');
  expect(slip).toMatchObject({
    name: '竹简',
    version: 6,
    optionsSince: 3,
    arrangedSince: 4,
    lacks: ['headings'],
    columns: 1,
    look: { typeface: 'sans' },
  });
  expect(slip.tags).toContain('atsSafe');
  const en = (await get('template/list', { 'accept-language': 'en' })).json().data;
  expect(en.map(({ name }: { name: string }) => name)).toContain('Bilingual');
});

it('makes new résumés with the newest version of their template', () => {
  const { template, templateVersion } = defaultStyle('en');
  expect(templateVersion).toBe(templates.find(({ id }) => id === template)?.version);
});

it('gives a picture of each, and none of what there is not', async () => {
  const picture = await get('template/picture?template=form&language=zh');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect((await get('template/picture?template=none&language=zh')).json().code).toBe(100);
});

it('says what a style can be chosen from', async () => {
  const { data } = (await get('style/choices', { 'accept-language': 'zh-CN' })).json();
  expect(data.typefaces.find(({ id }: { id: string }) => id === 'kai')).toMatchObject({ name: '楷体' });
  expect(data.dateStyles).toContainEqual({ id: 'chinese', example: '2021年6月 – 2023年3月' });
});
