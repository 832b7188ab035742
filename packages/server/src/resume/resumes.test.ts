import { RENDERER, type StoredAnalysis } from '@verdant/contracts';
import { defaultStyle, emptyContent } from '@verdant/resume';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { resumes, revisions, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { saveAnalysis } from './analyses.ts';
import { decide } from './fixes.ts';
import { listResumes } from './resume-list.ts';
import { addResume, deleteResume, ownResume, updateResume } from './resumes.ts';
import { listRevisions, restoreRevision, showRevision } from './revisions.ts';

let test: TestServices;
let services: Services;
let mine: string;
let other: string;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  const add = async (email: string) =>
    (await services.db.insert(users).values({ email, emailKey: email, passwordHash: 'x' }).returning())[0]!.id;
  mine = await add('mine@example.com');
  other = await add('other@example.com');
}, 60_000);
afterAll(() => test.close());

const named = (name: string) => ({
  ...emptyContent(),
  basics: { ...emptyContent().basics, name, email: 'n@example.com' },
});

describe('résumés', () => {
  it('keeps with what a revision was drawn', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: 'Drawn', language: 'en' });
    expect((await ownResume(services.db, mine, id)).renderer).toBe(RENDERER);
    await services.db.update(resumes).set({ renderer: 'an older one' }).where(eq(resumes.id, id));
    await updateResume(services, mine, { id, revision: 1, content: named('Ada') });
    const kept = await services.db.select().from(revisions).where(eq(revisions.resumeId, id));
    expect(kept.map(({ renderer }) => renderer)).toEqual([RENDERER, RENDERER]);
    await deleteResume(services, mine, id);
  });

  it('reads what was stored before a kind of section came with an empty list of it', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: 'Older', language: 'en' });
    const { languages, ...older } = named('Ada');
    expect(languages).toEqual([]);
    await services.db.execute(sql`update resumes set content = ${JSON.stringify(older)}::jsonb where id = ${id}`);
    expect((await ownResume(services.db, mine, id)).content).toEqual(named('Ada'));
    await updateResume(services, mine, { id, revision: 1, name: 'Newer' });
    expect((await ownResume(services.db, mine, id)).content.languages).toEqual([]);
    await deleteResume(services, mine, id);
  });

  it('keeps every save and refuses a stale one without writing', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: ' First ', language: 'en' });
    expect(await updateResume(services, mine, { id, revision: 1, content: named('Ada') })).toMatchObject({
      revision: 2,
      missing: ['experience'],
    });
    const stale = updateResume(services, mine, { id, revision: 1, content: named('Bob') });
    await expect(stale).rejects.toMatchObject({ error: 'stale', data: { revision: 2 } });
    expect((await ownResume(services.db, mine, id)).content.basics.name).toBe('Ada');
    expect((await listRevisions(services, mine, id)).map((r) => r.revision)).toEqual([2, 1]);
  });

  it('lets exactly one of many saves on the same revision win', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: 'Race', language: 'en' });
    const saves = Array.from({ length: 8 }, (_, i) =>
      updateResume(services, mine, { id, revision: 1, content: named(`N${i}`) }),
    );
    const results = await Promise.allSettled(saves);
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect((await ownResume(services.db, mine, id)).revision).toBe(2);
  });

  it('restores an older revision as the newest', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: 'Back', language: 'zh' });
    await updateResume(services, mine, { id, revision: 1, content: named('一') });
    await updateResume(services, mine, {
      id,
      revision: 2,
      content: named('二'),
      style: { ...defaultStyle('zh'), accent: '#000000' },
    });
    expect(await restoreRevision(services, mine, { id, revision: 3, to: 2 })).toEqual({ revision: 4 });
    expect((await showRevision(services, mine, { id, revision: 4 })).content.basics.name).toBe('一');
    expect((await listRevisions(services, mine, id))[0]).toMatchObject({ revision: 4, reason: 'restore' });
  });

  it('shows the score of the newest analysis in the list', async () => {
    const { resumeId } = await addResume(services, mine, { name: 'Scored', language: 'en' });
    const analysed = (score: number, revision: number) =>
      services.db.transaction((tx) =>
        saveAnalysis(services, tx, {
          resumeId,
          taskId: null,
          revision,
          jobDescription: null,
          data: { score } as StoredAnalysis,
        }),
      );
    await analysed(55, 1);
    await analysed(72, 2);
    const { items } = await listResumes(services, mine, { page: 1, size: 20 });
    expect(items.find((item) => item.id === resumeId)?.score).toBe(72);
    expect(items.find((item) => item.name === 'Race')?.score).toBeNull();
  });

  it('is nobody else’s', async () => {
    const { resumeId: id } = await addResume(services, mine, { name: 'Own', language: 'en' });
    await expect(ownResume(services.db, other, id)).rejects.toMatchObject({ error: 'notFound' });
    await expect(deleteResume(services, other, id)).rejects.toMatchObject({ error: 'notFound' });
    await expect(updateResume(services, other, { id, revision: 1, name: 'x' })).rejects.toMatchObject({
      error: 'notFound',
    });
    expect((await listResumes(services, other, { page: 1, size: 20 })).total).toBe(0);
  });
});

describe('a decision', () => {
  const content = { ...emptyContent(), basics: { ...emptyContent().basics, introduction: 'Responsible for sales.' } };
  const change = {
    id: 'c1',
    adviceId: 'a1',
    checkId: 'IMP-04',
    path: 'basics/introduction',
    original: 'Responsible for sales.',
    proposed: 'Sold for [N] shops.',
    plain: 'Sold.',
    placeholders: ['[N]'],
    confirm: [],
    engine: 'rules',
    state: 'pending',
    final: null,
  } as const;
  const pending = { ...change, placeholders: [...change.placeholders], confirm: [] };

  it('needs its gaps filled', () => {
    expect(() => decide(content, pending, { changeId: 'c1', decision: 'accept' })).toThrow(
      expect.objectContaining({ field: 'text' }),
    );
  });
  it('refuses a text that a later save would refuse', () => {
    const work = {
      id: 'w',
      company: '',
      position: '',
      location: '',
      start: '',
      end: '',
      achievements: [],
      metrics: [],
    };
    const long = { ...content, work: [{ ...work, content: ['Sold.'] }] };
    const bullet = { ...pending, path: 'work/w/content/0', original: 'Sold.' };
    const accept = (length: number) =>
      decide(long, bullet, { changeId: 'c1', decision: 'accept', text: 'x'.repeat(length) });
    expect(accept(1500).change.state).toBe('accepted');
    expect(() => accept(1501)).toThrow(expect.objectContaining({ error: 'invalid', field: 'text' }));
  });
  it('writes what was accepted and takes it back', () => {
    const done = decide(content, pending, { changeId: 'c1', decision: 'accept', text: 'Sold for 12 shops.' });
    expect(done.content.basics.introduction).toBe('Sold for 12 shops.');
    const back = decide(done.content, done.change, { changeId: 'c1', decision: 'reopen' });
    expect(back.content).toEqual(content);
    expect(back.change.state).toBe('pending');
  });
  it('is refused twice, and where the words have changed', () => {
    const done = decide(content, pending, { changeId: 'c1', decision: 'accept', text: 'Sold.' });
    expect(() => decide(done.content, done.change, { changeId: 'c1', decision: 'accept' })).toThrow(
      expect.objectContaining({ error: 'wrongState' }),
    );
    const edited = { ...content, basics: { ...content.basics, introduction: 'Sold things.' } };
    expect(() => decide(edited, pending, { changeId: 'c1', decision: 'accept', text: 'Sold.' })).toThrow(
      expect.objectContaining({ error: 'stale' }),
    );
  });
});
