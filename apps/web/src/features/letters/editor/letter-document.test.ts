import type { Letter, SaveLetter } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { createLetterDocument } from './letter-document.ts';

const letter = {
  id: 'l1',
  revision: 1,
  kind: 'letter',
  language: 'en',
  post: 'Analyst',
  addressee: { name: '', title: '', company: '', address: '' },
  subject: 'One',
  date: '',
  posting: '',
  paragraphs: [{ id: 'p1', role: 'opening', text: 'Hello.', claims: [] }],
  answers: {},
  updatedAt: '2026-01-01T00:00:00Z',
  sentAt: null,
  sentFileName: null,
} as unknown as Letter;

/** A server that refuses what was written on an older revision. */
function server() {
  let stored = { ...letter };
  const saves: SaveLetter[] = [];
  const elsewhere = (change: Partial<Letter>) => {
    stored = { ...stored, ...change, revision: stored.revision + 1 };
  };
  const document = createLetterDocument(letter, {
    save: async (input) => {
      if (input.revision !== stored.revision) throw new Error('stale');
      saves.push(input);
      const { id: _, revision: __, sent: ___, ...change } = input;
      elsewhere(change as Partial<Letter>);
      return { revision: stored.revision, sentAt: stored.sentAt, sentFileName: stored.sentFileName };
    },
    newest: async () => stored,
    failure: () => ({ kind: 'stale' }),
  });
  return { document, saves, elsewhere, stored: () => stored };
}

it('saves only what was changed, and goes back and forth', async () => {
  const { document, saves, stored } = server();
  document.edit({ subject: 'Two' }, 'subject');
  await document.flush();
  expect(saves).toEqual([{ id: 'l1', revision: 1, subject: 'Two' }]);
  document.undo();
  expect(document.get().words.subject).toBe('One');
  document.redo();
  await document.flush();
  expect(stored().subject).toBe('Two');
});

it('brings together what was written in different places at once', async () => {
  const { document, elsewhere, stored } = server();
  elsewhere({ post: 'Planner' });
  document.edit({ subject: 'Two' });
  await document.flush();
  expect(document.get()).toMatchObject({ words: { subject: 'Two', post: 'Planner' }, save: { kind: 'saved' } });
  expect(stored()).toMatchObject({ subject: 'Two', post: 'Planner' });
});

it('asks where one place has two wordings; either is a choice, and mine stays a step to undo', async () => {
  const mine = server();
  mine.elsewhere({ subject: 'Theirs' });
  mine.document.edit({ subject: 'Mine' });
  await mine.document.flush();
  expect(mine.document.get().save.kind).toBe('stale');
  await mine.document.keepMine();
  expect(mine.stored().subject).toBe('Mine');

  const theirs = server();
  theirs.elsewhere({ subject: 'Theirs' });
  theirs.document.edit({ subject: 'Mine' });
  await theirs.document.flush();
  await theirs.document.takeTheirs();
  expect(theirs.document.get()).toMatchObject({ words: { subject: 'Theirs' }, save: { kind: 'saved' } });
  expect(theirs.stored().subject).toBe('Theirs');
  theirs.document.undo();
  expect(theirs.document.get().words.subject).toBe('Mine');
});
