import type { Resume } from '@verdant/contracts';
import { samples } from '@verdant/typesetter';
import { promise } from '../../broken.ts';
import type { Outcome } from '../client.ts';
import { type KnownResume, type Person, present } from '../person.ts';
import type { Act, Doing } from './step.ts';

const named = (mark: string) => ({ ...samples.en, basics: { ...samples.en.basics, name: mark } });

export const known = (id: string, mark: string | null, source: string | null = null): KnownResume => {
  return { id, revision: source ? 0 : 1, mark, maybe: new Map(), gone: 'no', source };
};

export const create: Act = async ({ person }) => {
  const mark = person.mark();
  const made = await person.post<{ resumeId: string }>('/resume/manualAdd', {
    name: mark,
    language: 'en',
    content: named(mark),
  });
  if (made.kind === 'done') person.resumes.set(made.data.resumeId, known(made.data.resumeId, mark));
  if (made.kind === 'unknown') person.unanswered.resumes++;
  return made.kind;
};

/** One of those that are certainly there; one is made where there is none. */
export async function someResume({ world, person, dice }: Doing): Promise<KnownResume | null> {
  if (!present(person).length) await create({ world, person, dice });
  const all = present(person);
  return all.length ? dice.pick(all) : null;
}

/** A résumé as it is now, held against what its person was told. */
export async function readBack(person: Person, resume: KnownResume): Promise<Outcome<Resume>> {
  const read = await person.get<Resume>('/resume/detail', { id: resume.id });
  if (read.kind === 'refused' && read.name === 'notFound') {
    promise(resume.gone !== 'no' || person.account !== 'member', 'an acknowledged résumé is there', resume);
    resume.gone = 'yes';
  }
  if (read.kind !== 'done') return read;
  const { revision, content } = read.data;
  const seen = content.basics.name;
  promise(resume.gone !== 'yes', 'a deleted résumé stays deleted', resume);
  promise(revision >= resume.revision, 'no acknowledged revision is lost', { resume, revision });
  if (revision === resume.revision || !resume.maybe.has(seen))
    promise(resume.mark === null || seen === resume.mark, 'no acknowledged save is lost', {
      resume,
      maybe: [...resume.maybe],
      seen,
      revision,
    });
  Object.assign(resume, { revision, mark: revision ? seen : null });
  // what was written on an older revision comes too late for ever
  for (const [mark, base] of resume.maybe) if (base < revision) resume.maybe.delete(mark);
  return read;
}

export const save: Act = async (doing) => {
  const { person } = doing;
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const read = await readBack(person, resume);
  if (read.kind !== 'done') return read.kind;
  // an import that has not brought its content yet
  if (read.data.status === 'processing') return 'nothing to do';
  const mark = person.mark();
  const { revision } = read.data;
  const body = {
    id: resume.id,
    revision,
    content: { ...read.data.content, basics: { ...read.data.content.basics, name: mark } },
  };
  const saved = await person.post<{ revision: number }>('/resume/updateing', body);
  if (saved.kind === 'done') {
    promise(saved.data.revision === revision + 1, 'a save is one revision', { resume, got: saved.data.revision });
    Object.assign(resume, { revision: saved.data.revision, mark });
    resume.maybe.clear();
  }
  if (saved.kind === 'unknown') resume.maybe.set(mark, revision);
  return saved.kind;
};

export const read: Act = async (doing) => {
  const resume = await someResume(doing);
  return resume ? (await readBack(doing.person, resume)).kind : 'nothing to do';
};

export const remove: Act = async (doing) => {
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const removed = await doing.person.get('/resume/del', { id: resume.id });
  if (removed.kind === 'done') resume.gone = 'yes';
  if (removed.kind === 'unknown') resume.gone = 'maybe';
  return removed.kind;
};
