import { samples } from '@verdant/typesetter';
import { expect, it } from 'vitest';
import { createPerson, type KnownResume } from '../people/person.ts';
import { readBack } from '../people/steps/resumes.ts';

const base: KnownResume = { id: 'r', revision: 3, mark: 'third', maybe: new Map(), gone: 'no', source: null };

/** What is said of a résumé that the product shows so. */
async function verdict(resume: Partial<KnownResume>, shown: { revision: number; name: string } | null) {
  const person = createPerson({ api: '' } as never, 'ana', '10.0.0.1');
  person.account = 'member';
  const content = { ...samples.en, basics: { ...samples.en.basics, name: shown?.name ?? '' } };
  const data = { revision: shown?.revision, content };
  const get = async () => (shown ? { kind: 'done', data, cookies: [] } : { kind: 'refused', name: 'notFound' });
  return readBack({ ...person, get } as never, { ...base, maybe: new Map(), ...resume }).then(
    ({ kind }) => kind,
    (error: Error) => error.message.split(':')[0],
  );
}

it('sees a save that was acknowledged and is lost', async () => {
  expect(await verdict({}, { revision: 3, name: 'third' })).toBe('done');
  expect(await verdict({}, { revision: 2, name: 'second' })).toBe('no acknowledged revision is lost');
  expect(await verdict({}, { revision: 3, name: 'second' })).toBe('no acknowledged save is lost');
  expect(await verdict({}, { revision: 4, name: 'stranger' })).toBe('no acknowledged save is lost');
  expect(await verdict({}, null)).toBe('an acknowledged résumé is there');
});

it('takes what nobody answered either way', async () => {
  const maybe = new Map([['fourth', 3]]);
  expect(await verdict({ maybe }, { revision: 3, name: 'third' })).toBe('done');
  expect(await verdict({ maybe }, { revision: 4, name: 'fourth' })).toBe('done');
  expect(await verdict({ gone: 'maybe' }, null)).toBe('refused');
  expect(await verdict({ gone: 'yes' }, { revision: 3, name: 'third' })).toBe('a deleted résumé stays deleted');
});
