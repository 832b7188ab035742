import type { ResumeContent } from '@verdant/contracts';
import { templates } from '@verdant/typesetter';
import { beforeEach, expect, it } from 'vitest';
import { pairAnew, somebodyAndStranger } from '../../testing/pair.ts';
import type { Client } from '../../testing/test-api.ts';

const { api, person, stranger } = await somebodyAndStranger();
let zh: string;
let en: string;

const { version, bothSince } = templates.find(({ id }) => id === 'bilingual')!;
const detail = async (id: string) => (await person.get('/resume/detail', { id })).data;
const edit = async (id: string, change: (now: { content: ResumeContent; style: object }) => void) => {
  const { content, style, revision } = await detail(id);
  change({ content, style });
  expect((await person.post('/resume/updateing', { id, revision, content, style })).code).toBe(0);
};
const bilingual = { template: 'bilingual', templateVersion: version };
beforeEach(async () => {
  [zh, en] = await pairAnew(person);
  await edit(zh, ({ style }) => Object.assign(style, bilingual));
  await person.post('/resume/pair/link', { id: zh, twinId: en });
});

/** The words of a page: its text layer. */
const wordsOf = (svg: string) =>
  svg
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const preview = async (client: Client, more: object = { resumeId: zh }) => {
  const { content, style, language } = await detail(zh);
  const answer = await client.post('/resume/preview', { language, content, style, ...more });
  return {
    answer,
    words: answer.data ? wordsOf(answer.data.pages.map(({ svg }: { svg: string }) => svg).join('')) : '',
  };
};
/** What a stranger's browser gets behind a link. */
const open = async (url: string) => (await api.app.inject({ url: new URL(url).pathname })).body;
const web = async (id = zh) => (await person.get('/resume/download', { id, format: 'html' })).raw.toString();

it('sets both contents, looks at the twin as it stands, and falls back quietly', async () => {
  const first = await preview(person);
  expect(first.words).toContain('云栈电商');
  expect(first.words).toContain('Yunzhan Commerce');
  expect(first.answer.data.places.every(({ path }: { path: string }) => !path.startsWith('twin'))).toBe(true);

  await edit(en, ({ content }) => Object.assign(content.work[0]!, { company: 'Cloudstack Mall' }));
  expect((await preview(person)).words).toContain('Cloudstack Mall');
  expect(await web()).toContain('Cloudstack Mall');
  // without the address of a résumé there is nobody to look for
  expect((await preview(person, {})).words).not.toContain('Cloudstack Mall');

  // an older version of the template stays as it was
  await edit(zh, ({ style }) => Object.assign(style, { templateVersion: bothSince! - 1 }));
  expect((await preview(person)).words).not.toContain('Cloudstack Mall');
  await edit(zh, ({ style }) => Object.assign(style, bilingual));

  await person.get('/resume/pair/unlink', { id: zh });
  const alone = await preview(person);
  expect(alone.words).toContain('云栈电商');
  expect(alone.words).not.toContain('Cloudstack Mall');
});

it('does not show what the twin’s own look hides', async () => {
  await edit(en, ({ style }) =>
    Object.assign(style, {
      sections: [
        { key: 'work', visible: true },
        { key: 'education', visible: false },
      ],
    }),
  );
  const { words } = await preview(person);
  expect(words).toContain('Yunzhan Commerce');
  expect(words).toContain('岷江理工');
  expect(words).not.toContain('Minjiang');
});

it('never takes the twin of another’s résumé', async () => {
  const { answer } = await preview(stranger);
  expect(answer.code).toBe(105);
});

it('draws the picture of a list anew when the twin was edited', async () => {
  const etag = async () => (await person.get('/resume/thumbnail', { id: zh })).headers.etag;
  const before = await etag();
  expect(await etag()).toBe(before);
  await edit(en, ({ content }) => Object.assign(content.basics, { name: 'Zhou Z. Y.' }));
  expect(await etag()).not.toBe(before);
});

it('archives the very words of both, whatever becomes of the twin', async () => {
  const { data } = await person.post('/archive/updateing', { resumeId: zh, name: 'Sent' });
  const before = (await person.get('/archive/file', { id: data.id })).raw;
  const bare = await person.post('/share/updateing', { archiveId: data.id, contact: false });
  await edit(en, ({ content }) => Object.assign(content.work[0]!, { company: 'Cloudstack Mall' }));
  await person.get('/resume/del', { id: en });
  expect((await person.get('/archive/file', { id: data.id })).raw.equals(before)).toBe(true);
  // a link without contact data sets the archive anew, of what was kept with it
  const page = await open(bare.data.url);
  expect(page).toContain('Yunzhan Commerce');
  expect(page).not.toContain('Cloudstack Mall');
  expect((await preview(person)).words).not.toContain('Cloudstack Mall');
});

it('shares no contact data of either, and pins both', async () => {
  await edit(en, ({ content }) => Object.assign(content.basics, { phone: '+44 20 7946 0958', birth: '1991-03' }));
  const { data } = await person.post('/share/updateing', { resumeId: zh, contact: false, pinned: true });
  const seen = () => open(data.url);
  expect(await seen()).toContain('Yunzhan Commerce');
  expect(await seen()).not.toContain('7946');
  expect(await seen()).not.toContain('1991');
  await edit(en, ({ content }) => Object.assign(content.work[0]!, { company: 'Cloudstack Mall' }));
  expect(await seen()).toContain('Yunzhan Commerce');
  await person.post('/share/updateing', { id: data.id, pinned: false });
  expect(await seen()).toContain('Cloudstack Mall');
});
