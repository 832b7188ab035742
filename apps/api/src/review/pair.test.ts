import type { PairPlace, ResumeContent } from '@verdant/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOfPair, pairAnew, somebodyAndStranger } from '../../testing/pair.ts';

const { person, stranger } = await somebodyAndStranger();
let zh: string;
let en: string;
beforeEach(async () => {
  [zh, en] = await pairAnew(person);
});

const link = () => person.post('/resume/pair/link', { id: zh, twinId: en });
const state = async (id: string) => (await person.get('/resume/pair/detail', { id })).data;
const contentOf = async (id: string): Promise<ResumeContent> =>
  (await person.get('/resume/detail', { id })).data.content;
const edit = async (id: string, change: (content: ResumeContent) => void) => {
  const { content, revision } = (await person.get('/resume/detail', { id })).data;
  change(content);
  const answer = await person.post('/resume/updateing', { id, revision, content });
  expect(answer.code).toBe(0);
};
const idsOf = (places: PairPlace[]) => places.map(({ id }) => id);
const act = (
  what: 'carry' | 'settle',
  id: string,
  side: 'twin' | 'here',
  places: string[],
  seen: { revision: number; twin: { revision: number } },
) =>
  person.post(`/resume/pair/${what}`, { id, side, places, revision: seen.revision, twinRevision: seen.twin.revision });

it('links two, tells either where the other is behind, and carries what is asked as one revision', async () => {
  expect(await state(zh)).toBeNull();
  expect((await person.get('/resume/pair/choices', { id: zh })).data).toEqual([{ id: en, name: 'en', language: 'en' }]);
  expect((await link()).data).toMatchObject({ twin: { id: en, revision: 1 }, behind: [], ahead: [] });
  expect((await person.get('/resume/pair/choices', { id: zh })).data).toEqual([]);

  await edit(zh, (content) => {
    content.work[0]!.start = '2021-09';
    content.work[0]!.location = '上海';
    content.work[0]!.content[0] = '主导订单服务重构';
  });
  const seen = await state(zh);
  expect(idsOf(seen.behind)).toEqual(['work/w1/location', 'work/w1/start', 'work/w1/content#0']);
  expect(seen.behind[1]).toMatchObject({ before: '2021-05', now: '2021-09', twin: '2021-05', value: '2021-09' });
  expect(idsOf((await state(en)).ahead)).toEqual(idsOf(seen.behind));
  expect((await state(en)).behind).toEqual([]);

  const before = await contentOf(en);
  const done = await act('carry', zh, 'twin', idsOf(seen.behind), seen);
  expect(done.data).toMatchObject({ revision: 2, twin: { revision: 2 } });
  expect(idsOf(done.data.behind)).toEqual(['work/w1/content#0']);
  const carried = structuredClone(before);
  Object.assign(carried.work[0]!, { start: '2021-09', location: 'Shanghai' });
  expect(await contentOf(en)).toEqual(carried);

  const then = await act('settle', en, 'here', ['work/w1/content#0'], await state(en));
  expect(then.data).toMatchObject({ revision: 2, twin: { revision: 2 }, behind: [], ahead: [] });
  expect(await contentOf(en)).toEqual(carried);
  // an older revision of it is there still
  await person.post('/resume/revision/restore', { id: en, revision: 2, to: 1 });
  expect(await contentOf(en)).toEqual(before);
  expect(idsOf((await state(en)).behind)).toEqual(['work/w1/location', 'work/w1/start']);
});

it('writes words of one’s own at a place, as one revision, and counts it as settled', async () => {
  await link();
  await edit(zh, (content) => {
    content.work[0]!.content.push('新写的一句');
  });
  const seen = await state(en);
  expect(seen.ahead).toMatchObject([{ change: 'added', writable: true, exact: false }]);
  const write = (words: string, place = seen.ahead[0].id) =>
    person.post('/resume/pair/write', {
      id: en,
      side: 'here',
      place,
      words,
      revision: seen.revision,
      twinRevision: seen.twin.revision,
    });
  expect((await write('x'.repeat(1_501))).code).toBe(100);
  expect((await write('A line', 'work/none/start')).code).toBe(100);
  expect((await write('')).code).toBe(100);
  expect((await write('A line of mine')).data).toMatchObject({ revision: 2, behind: [], ahead: [] });
  expect((await contentOf(en)).work[0]!.content.at(-1)).toBe('A line of mine');
  expect((await write('Again')).code).toBe(106);
});

it('takes the newest step back, and tells what was told before it', async () => {
  await link();
  await edit(zh, (content) => {
    content.work[0]!.start = '2021-09';
    content.work[0]!.content[0] = '主导订单服务重构';
  });
  const back = (seen: { revision: number; twin: { revision: number } }) =>
    person.post('/resume/pair/back', { id: zh, revision: seen.revision, twinRevision: seen.twin.revision });
  const [seen, before] = [await state(zh), await contentOf(en)];
  expect((await back(seen)).name).toBe('wrongState');
  const carried = (await act('carry', zh, 'twin', ['work/w1/start'], seen)).data;
  expect((await back(seen)).code).toBe(106);
  const again = (await back(carried)).data;
  expect([again.behind, again.ahead, await contentOf(en)]).toEqual([seen.behind, [], before]);
  expect((await back(again)).name).toBe('wrongState');

  const settled = (await act('settle', zh, 'twin', ['work/w1/content#0'], again)).data;
  expect(idsOf(settled.behind)).toEqual(['work/w1/start']);
  const open = (await back(await state(zh))).data;
  expect([open.behind, open.twin.revision]).toEqual([seen.behind, settled.twin.revision]);

  const then = (await act('carry', zh, 'twin', ['work/w1/start'], open)).data;
  await edit(en, (content) => {
    content.basics.address = 'Xi’an';
  });
  expect((await back({ revision: then.revision, twin: { revision: then.twin.revision + 1 } })).name).toBe('wrongState');
  expect((await contentOf(en)).work[0]!.start).toBe('2021-09');
});

it('never writes over what was written in the twin, unless for that very place', async () => {
  await link();
  await edit(zh, (content) => {
    content.work[0]!.start = '2021-09';
    content.work[1]!.start = '2018-09';
  });
  await edit(en, (content) => {
    content.work[0]!.start = '2021-10';
  });
  const seen = await state(zh);
  expect(seen.behind.map(({ id, both }: PairPlace) => [id, both])).toEqual([
    ['work/w1/start', true],
    ['work/w2/start', false],
  ]);
  await act('carry', zh, 'twin', idsOf(seen.behind), seen);
  expect((await contentOf(en)).work.map(({ start }) => start)).toEqual(['2021-10', '2018-09']);
  await act('carry', zh, 'twin', ['work/w1/start'], await state(zh));
  expect((await contentOf(en)).work[0]!.start).toBe('2021-09');
});

it('knows which of the two goes on once both said the same', async () => {
  await link();
  for (const id of [zh, en])
    await edit(id, (content) => {
      content.work[0]!.start = '2020-01';
    });
  expect(await state(zh)).toMatchObject({ behind: [], ahead: [] });
  await edit(zh, (content) => {
    content.work[0]!.start = '2021-05';
  });
  expect(await state(zh)).toMatchObject({ behind: [{ value: '2021-05', both: false }], ahead: [] });
});

describe('says what is wrong', () => {
  it('of a revision that was changed meanwhile, and writes nothing', async () => {
    await link();
    await edit(zh, (content) => {
      content.work[0]!.start = '2021-09';
    });
    const seen = await state(zh);
    await edit(en, (content) => {
      content.basics.address = 'Shanghai';
    });
    for (const what of ['carry', 'settle'] as const)
      expect((await act(what, zh, 'twin', ['work/w1/start'], seen)).code).toBe(106);
    const { revision, twin } = seen;
    const written = { id: zh, side: 'twin', place: 'work/w1/start', words: 'x', revision, twinRevision: twin.revision };
    expect((await person.post('/resume/pair/write', written)).code).toBe(106);
    expect((await contentOf(en)).work[0]!.start).toBe('2021-05');
  });

  it('of places that nobody knows, and of too many', async () => {
    const seen = (await link()).data;
    expect((await act('carry', zh, 'twin', ['work/none/start'], seen)).code).toBe(100);
    expect((await act('carry', zh, 'twin', Array(501).fill('x'), seen)).code).toBe(100);
    expect((await act('carry', zh, 'twin', [], seen)).code).toBe(100);
  });

  it('of two that cannot be linked', async () => {
    const second = await addOfPair(person, 'zh');
    const link2 = (id: string, twinId: string) => person.post('/resume/pair/link', { id, twinId });
    expect((await link2(zh, second)).code).toBe(100);
    expect((await link2(zh, zh)).code).toBe(100);
    await link();
    expect((await link2(second, en)).name).toBe('wrongState');
    expect((await act('carry', second, 'twin', ['x'], { revision: 1, twin: { revision: 1 } })).name).toBe('wrongState');
  });

  it('of a stranger’s résumé: that there is no such thing, on either side', async () => {
    const theirs = await addOfPair(stranger, 'en');
    const answers = [
      await person.post('/resume/pair/link', { id: zh, twinId: theirs }),
      await person.post('/resume/pair/link', { id: theirs, twinId: zh }),
      await stranger.get('/resume/pair/detail', { id: zh }),
      await stranger.get('/resume/pair/choices', { id: zh }),
      await stranger.get('/resume/pair/unlink', { id: zh }),
    ];
    for (const { status, code, data } of answers) expect([status, code, data]).toEqual([404, 105, null]);
    expect(await state(zh)).toBeNull();
  });
});

it('ends when one of the two is deleted, speaks another language or is parted', async () => {
  await link();
  await person.get('/resume/pair/unlink', { id: en });
  expect([await state(zh), await state(en)]).toEqual([null, null]);
  await link();
  await person.post('/resume/updateing', { id: en, revision: 1, language: 'zh' });
  expect([await state(zh), await state(en)]).toEqual([null, null]);
  const third = await addOfPair(person, 'en');
  expect((await person.post('/resume/pair/link', { id: zh, twinId: third })).code).toBe(0);
  await person.get('/resume/del', { id: third });
  expect(await state(zh)).toBeNull();
});
