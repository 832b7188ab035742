import { createHash } from 'node:crypto';
import type { Archive } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import { promise } from '../../broken.ts';
import type { Person } from '../person.ts';
import { someResume } from './resumes.ts';
import type { Act } from './step.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const preview: Act = async ({ person }) =>
  (await person.post('/resume/preview', { language: 'en', style: defaultStyle('en'), content: samples.en })).kind;

export const download: Act = async (doing) => {
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const { person, dice } = doing;
  const source = resume.source !== null && dice.chance(0.5);
  const file = source
    ? await person.get<Uint8Array>('/resume/source', { id: resume.id })
    : await person.get<Uint8Array>('/resume/download', { id: resume.id, format: dice.pick(['pdf', 'txt', 'docx']) });
  if (file.kind === 'done' && source)
    promise(sha256(file.data) === resume.source, 'a stored document is as it was uploaded', resume);
  return file.kind;
};

export const archive: Act = async (doing) => {
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const { person } = doing;
  const made = await person.post<Archive>('/archive/updateing', { resumeId: resume.id, name: person.mark() });
  if (made.kind === 'done')
    person.archives.set(made.data.id, { id: made.data.id, sha256: made.data.sha256, gone: 'no' });
  if (made.kind === 'unknown') person.unanswered.archives++;
  return made.kind;
};

/** The very PDF that was sent out. */
export async function readArchives(person: Person): Promise<'done' | 'unknown'> {
  for (const one of person.archives.values()) {
    const file = await person.get<Uint8Array>('/archive/file', { id: one.id });
    if (file.kind === 'unknown') return 'unknown';
    if (file.kind === 'refused') {
      promise(one.gone !== 'no' || file.name !== 'notFound', 'an acknowledged archive is there', one);
      continue;
    }
    promise(one.gone !== 'yes', 'a deleted archive stays deleted', one);
    promise(sha256(file.data) === one.sha256, 'an archive is the same bytes for ever', one);
  }
  return 'done';
}

export const openArchives: Act = async ({ person }) => (person.archives.size ? readArchives(person) : 'nothing to do');

export const removeArchive: Act = async ({ person, dice }) => {
  const all = [...person.archives.values()].filter(({ gone }) => gone === 'no');
  if (!all.length) return 'nothing to do';
  const one = dice.pick(all);
  const removed = await person.get('/archive/del', { id: one.id });
  if (removed.kind === 'done') one.gone = 'yes';
  if (removed.kind === 'unknown') one.gone = 'maybe';
  return removed.kind;
};
