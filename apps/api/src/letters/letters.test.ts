import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let person: Client;
let resumeId: string;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('writer@example.com');
  const made = { name: 'CV', language: 'zh', content: people.zh };
  resumeId = (await person.post('/resume/manualAdd', made)).data.resumeId;
}, 60_000);
afterAll(() => api.close());

const posting = '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。';
const add = async (kind: string, more: object = {}) =>
  (await person.post('/letter/add', { kind, resumeId, posting, ...more })).data;

it('goes out as PDF, Word and text in the look of its résumé', async () => {
  const letter = await add('letter');
  const pdf = await person.get('/letter/download', { id: letter.id });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { text } = await readPdf(pdf.raw);
  for (const part of ['顾青岚', '运营分析师', '此致', 'Tableau']) expect(text).toContain(part);
  const word = await person.get('/letter/download', { id: letter.id, format: 'docx' });
  expect(word.raw.subarray(0, 2).toString()).toBe('PK');
  const plain = await person.get('/letter/download', { id: letter.id, format: 'txt' });
  expect(plain.raw.toString()).toContain(letter.paragraphs[0].text);
  expect(decodeURIComponent(String(plain.headers['content-disposition']))).toContain('顾青岚-运营分析师.txt');
});

it('shows unsaved words, sends what the browser lacks, and takes nothing that is too long', async () => {
  const { id, ...letter } = await add('letter');
  const { kind, language, post, addressee, date, paragraphs, answers } = letter;
  const words = { kind, language, post, addressee, subject: '另一个标题', date, posting, paragraphs, answers };
  const first = await person.post('/letter/preview', { id, words });
  expect(first.data.pages[0].svg).toContain('<svg');
  const kept = { pages: [first.data.pages[0].hash], glyphToken: first.data.glyphToken };
  expect((await person.post('/letter/preview', { id, words, kept })).data.pages[0].svg).toBe('');
  const long = { ...words, paragraphs: [{ ...paragraphs[0], text: '长'.repeat(3_001) }] };
  expect((await person.post('/letter/preview', { id, words: long })).status).toBe(400);
  expect((await person.post('/letter/updateing', { id, revision: 1, answers: { other: 'x' } })).status).toBe(400);
});

it('keeps what went out as it was, until it is said not to have gone out', async () => {
  const { id } = await add('letter');
  expect((await person.get('/letter/file', { id })).name).toBe('notFound');
  const sent = await person.post('/letter/updateing', { id, revision: 1, subject: '应聘运营', sent: true });
  expect(sent.data).toMatchObject({ revision: 2, sentFileName: expect.stringMatching(/^顾青岚-运营分析师.*\.pdf$/) });
  const file = () => person.get('/letter/file', { id });
  const first = (await file()).raw;
  expect((await readPdf(first)).text).toContain('应聘运营');
  // later words, and saying it once more, leave it as it is
  await person.post('/letter/updateing', { id, revision: 2, subject: '改了' });
  await person.post('/letter/updateing', { id, revision: 3, sent: true });
  expect((await file()).raw.equals(first)).toBe(true);
  const [listed] = (await person.get('/letter/list')).data;
  expect(listed).toMatchObject({ id, sentFileName: sent.data.sentFileName });
  const other = await api.signUp('reads-letters@example.com');
  expect((await other.get('/letter/file', { id })).name).toBe('notFound');

  const back = await person.post('/letter/updateing', { id, revision: 4, sent: false });
  expect(back.data).toMatchObject({ sentAt: null, sentFileName: null });
  expect((await file()).name).toBe('notFound');
  // a short form goes out as text; a save that comes too late keeps nothing
  const { id: short } = await add('greeting');
  expect((await person.post('/letter/updateing', { id: short, revision: 7, sent: true })).name).toBe('stale');
  expect((await person.post('/letter/updateing', { id: short, revision: 1, sent: true })).data.sentFileName).toMatch(
    /\.txt$/,
  );
  expect((await person.get('/letter/file', { id: short })).raw.toString()).toContain('运营分析师');
});

it('a key may read and begin letters, and write no words into one', async () => {
  const { id } = await add('greeting');
  const key = { name: 'Program', scopes: ['read', 'write', 'run'], password: PASSWORD };
  const program = api.program((await person.post('/account/key/add', key)).data.secret);
  expect((await program.get('/letter/detail', { id })).data.id).toBe(id);
  expect((await program.post('/letter/add', { kind: 'email', resumeId })).data.kind).toBe('email');
  expect((await program.post('/letter/updateing', { id, revision: 1, subject: 'x' })).data).toBeNull();
  expect((await program.post('/letter/draft', { id })).name).toBe('noModel');
});

it('says in the language of the person what is wrong', async () => {
  const blank = await api.signUp('blank-writer@example.com');
  const answer = await blank.post('/letter/add', { kind: 'letter' });
  expect(answer.name).toBe('invalid');
  await blank.post('/resume/manualAdd', { name: 'CV', language: 'en', content: samples.en });
  expect((await blank.post('/letter/add', { kind: 'letter' })).data.language).toBe('en');
});
