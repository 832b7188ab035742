import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decided, Fix, Job, Resume, Task, TaskRef } from '@verdant/contracts';
import { promise } from '../../broken.ts';
import type { Person } from '../person.ts';
import { known, readBack, someResume } from './resumes.ts';
import type { Act } from './step.ts';

const POLL_MS = 200;
/** As long as somebody looks at the progress before they do something else. */
const LOOK_MS = 4_000;

const textOf = (mark: string, lines: number) =>
  `${mark}\n${mark}@example.com\n\nEXPERIENCE\n\nFennel & Rowe    2021.05 - Present\nWarehouse analyst\n${'- Wrote checks for 12 reports\n'.repeat(lines)}`;

export const upload: Act = async ({ person, dice }) => {
  const mark = person.mark();
  const bytes = Buffer.from(textOf(mark, 1 + dice.below(40)));
  const made = await person.upload<{ resumeId: string; taskId: string }>('/resume/uploading', `${mark}.txt`, bytes);
  if (made.kind === 'done') {
    const { resumeId, taskId } = made.data;
    person.resumes.set(resumeId, known(resumeId, null, createHash('sha256').update(bytes).digest('hex')));
    person.tasks.set(taskId, { kind: 'resume.import', resumeId });
  }
  if (made.kind === 'unknown') person.unanswered.resumes++;
  return made.kind;
};

/** The task once it has ended; null where that takes longer than anybody looks, or nobody says. */
async function look(person: Person, id: string): Promise<Task | null> {
  for (const until = Date.now() + LOOK_MS; Date.now() < until; await sleep(POLL_MS)) {
    const seen = await person.get<Task>('/task/detail', { id });
    if (seen.kind === 'done' && (seen.data.status === 'succeeded' || seen.data.status === 'failed')) return seen.data;
    if (seen.kind !== 'done') return null;
  }
  return null;
}

export const analyse: Act = async (doing) => {
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const { person } = doing;
  const started = await person.post<TaskRef>('/resume/analyze', { id: resume.id });
  if (started.kind !== 'done') return started.kind;
  const { taskId } = started.data;
  person.tasks.set(taskId, { kind: 'resume.analyze', resumeId: resume.id });
  if (doing.dice.chance(0.5)) await look(person, taskId);
  return 'done';
};

/** From an analysis to changed words: chooses advice, waits for the proposal, accepts what needs nothing more. */
export const acceptChange: Act = async (doing) => {
  const { person, dice } = doing;
  const resume = await someResume(doing);
  const read = resume && (await readBack(person, resume));
  if (read?.kind !== 'done') return read?.kind ?? 'nothing to do';
  if (!read.data.analysis) return analyse(doing);
  const fix = read.data.fix ?? (await proposed(person, read.data));
  const open = fix?.changes.filter(
    ({ state, placeholders, confirm }) => state === 'pending' && !placeholders.length && !confirm.length,
  );
  if (!fix || !open?.length) return 'nothing to do';
  const decisions = [{ changeId: dice.pick(open).id, decision: 'accept' }];
  const decided = await person.post<Decided>('/resume/fix/decide', { id: fix.id, decisions });
  if (decided.kind === 'done') {
    promise(decided.data.revision > resume!.revision, 'an accepted change is a revision', {
      resume,
      got: decided.data.revision,
    });
    resume!.revision = decided.data.revision;
    resume!.maybe.clear();
  }
  return decided.kind;
};

async function proposed(person: Person, { id, analysis }: Resume): Promise<Fix | null> {
  const adviceIds = analysis!.advice.filter(({ rewrite }) => rewrite !== null).map((one) => one.id);
  if (!adviceIds.length) return null;
  const started = await person.post<TaskRef>('/resume/fix/generate', { id, adviceIds: adviceIds.slice(0, 3) });
  if (started.kind !== 'done') return null;
  person.tasks.set(started.data.taskId, { kind: 'fix.generate', resumeId: id });
  if ((await look(person, started.data.taskId))?.status !== 'succeeded') return null;
  const read = await person.get<Resume>('/resume/detail', { id });
  return read.kind === 'done' ? read.data.fix : null;
}

export const addJob: Act = async (doing) => {
  const resume = await someResume(doing);
  if (!resume) return 'nothing to do';
  const { person } = doing;
  const text = `Operations analyst ${person.mark()}\nRequirements:\nExcel and SQL`;
  const added = await person.post<Job>('/resume/job/add', { id: resume.id, text });
  if (added.kind === 'done') person.jobs.set(added.data.id, { resumeId: resume.id });
  if (added.kind === 'unknown') person.unanswered.jobs++;
  return added.kind;
};
