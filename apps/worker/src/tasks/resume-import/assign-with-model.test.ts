import type { ImportSource, ModelAssignment } from '@verdant/contracts';
import { readResume } from '@verdant/reader';
import { type Behaviour, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { assignWithModel, dataOf } from './assign-with-model.ts';
import { importResume } from './run.ts';

/** A text whose last heading no rule knows: what stands below it lands among the education. */
const text = `Ines Halloran
ines@example.com | +44 20 7946 0321

EXPERIENCE

Fennel & Rowe    2021.05 - Present
Warehouse analyst
- Built a weekly dashboard in Tableau
- Wrote SQL checks that find wrong bookings

EDUCATION

Saltmarsh College    2015.09 - 2018.06
BSc Statistics

Things I look after

Harbour food bank, driver since 2019
`;
const bytes = new TextEncoder().encode(text);
/** without contact data, which the rules miss */
const unsure = new TextEncoder().encode(text.replace(/^ines@.*$/m, ''));
const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

let read: ImportSource;
beforeAll(async () => {
  read = await readResume(bytes);
});

const job = { location: '', achievements: [], metrics: [] };
const analyst = {
  ...job,
  company: 'Fennel & Rowe',
  position: 'Warehouse analyst',
  start: '2021-05',
  end: null,
  content: ['Built a weekly dashboard in Tableau', 'Wrote SQL checks that find wrong bookings'],
};
const better: ModelAssignment = {
  introduction: '',
  education: [
    {
      school: 'Saltmarsh College',
      degree: 'BSc',
      major: 'Statistics',
      start: '2015-09',
      end: '2018-06',
      description: '',
    },
  ],
  work: [analyst],
  projects: [],
  certifications: [],
  awards: [],
  skills: [],
  custom: [{ title: 'Things I look after', items: ['Harbour food bank, driver since 2019'] }],
};

async function assign(behaviour: Behaviour, config = {}) {
  const server = await startScriptedModel(() => behaviour);
  open.push(server);
  const { context } = contextWith(server, config);
  const [source, engine] = await assignWithModel(read, context.llm!, context.signal);
  return { source, engine, requests: server.requests };
}
const says = (value: ModelAssignment): Behaviour => ({ kind: 'json', value });

describe('a model that sorts the words again', () => {
  it('may move and split what the document says, with evidence for each value', async () => {
    const { source, engine } = await assign(says(better));
    expect(engine).toEqual({ name: 'llm', model: 'scripted' });
    expect(source.kind).toBe('text');
    expect(read.content.custom).toEqual([]);
    expect(source.content.custom).toEqual([{ id: 'x1', ...better.custom[0] }]);
    expect(source.content.education[0]!.description).toBe('');
    expect(source.content.basics).toEqual({ ...read.content.basics, introduction: '' });
    const line = source.lines.find(({ text: words }) => words.startsWith('Harbour food bank'))!;
    expect(source.evidence.find(({ path }) => path === 'custom/x1/items/0')).toMatchObject({
      quote: 'Harbour food bank, driver since 2019',
      lines: [line.id],
    });
  });

  it('never sees name and contact data', async () => {
    const { requests } = await assign(says(better));
    const sent = JSON.stringify(requests[0]!.data);
    for (const private_ of ['Halloran', 'ines@example.com', '7946']) expect(sent).not.toContain(private_);
    expect(sent).toContain('Fennel & Rowe');
    expect(dataOf(read).lines.length).toBeGreaterThan(5);
  });

  it.each<[string, Partial<ModelAssignment>]>([
    ['an invented employer', { work: [{ ...analyst, company: 'Oakmere Foods' }] }],
    ['a better wording', { work: [{ ...analyst, content: ['Built dashboards that saved hours'] }] }],
    ['a date that nobody wrote', { work: [{ ...analyst, end: '2023' }] }],
    ['an invented skill', { skills: [{ category: 'Tools', items: ['Excel'] }] }],
    ['the loss of what the rules had placed', { work: [] }],
  ])('is refused with %s', async (_, change) => {
    const { source, engine } = await assign(says({ ...better, ...change }));
    expect(engine).toEqual({ name: 'rules', model: 'scripted', reason: 'rejected' });
    expect(source).toEqual(read);
  });

  it.each<[string, Behaviour, string]>([
    ['garbage', { kind: 'text', text: 'lorem ipsum' }, 'garbage'],
    ['silence', { kind: 'hang' }, 'timeout'],
    ['500', { kind: 'status', status: 500, message: 'oops' }, 'overloaded'],
  ])('%s leaves the rules’ reading and a reason', async (_, behaviour, reason) => {
    const { source, engine } = await assign(behaviour, behaviour.kind === 'hang' ? { firstByteMs: 150 } : {});
    expect(engine).toEqual({ name: 'rules', model: 'scripted', reason });
    expect(source).toEqual(read);
  });
});

describe('in an import', () => {
  const importing = async (behaviour: Behaviour | null, file = bytes) => {
    const server = behaviour && (await startScriptedModel(() => behaviour));
    if (server) open.push(server);
    const { context, told } = contextWith(server);
    const input = { fileId: 'f1' };
    const subject = subjectOf<'resume.import'>('en', input, { file: async () => ({ name: 'cv.txt', bytes: file }) });
    const output = await importResume(subject, context);
    return { output, stages: [...new Set(told.map(([stage]) => stage))], requests: server?.requests ?? [] };
  };

  it('asks where the rules are not sure, and keeps who spoke', async () => {
    const { output, stages } = await importing(says(better), unsure);
    expect(output.found.engine).toEqual({ name: 'llm', model: 'scripted' });
    expect(output.content.custom).toHaveLength(1);
    expect(stages).toEqual(['reading', 'model', 'saving']);
  });

  it('asks nothing without a model, or where each field has its name', async () => {
    expect((await importing(null, unsure)).output.found.engine).toEqual({ name: 'rules' });
    expect((await importing(says(better))).requests).toHaveLength(0);
    const json = new TextEncoder().encode('{"basics":{"name":"Ines Halloran"}}');
    const { output, requests } = await importing(says(better), json);
    expect([output.found.kind, requests.length]).toEqual(['json', 0]);
  });
});
