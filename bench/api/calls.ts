import { setTimeout as wait } from 'node:timers/promises';
import { defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import type { Request } from 'autocannon';
import type pg from 'pg';
import { addressOf, cookieOf, emailOf, PASSWORD } from './people.ts';

export type Person = { number: number; resumes: string[] };
/**
 * `longer`: how many usual rounds one of its takes, where an answer takes tens of ms of a processor; `learnt`: the bare
 * server gives the answer that the product once gave; `ready` comes before each round.
 */
export type Call = {
  name: string;
  longer?: number;
  learnt?: true;
  ready?(db: pg.Pool): Promise<void>;
  of(person: Person): Request;
};

const headersOf = ({ number }: Person) => ({
  cookie: cookieOf(number),
  'x-forwarded-for': addressOf(number),
  'accept-language': 'en',
});
const get = (person: Person, path: string): Request => ({ method: 'GET', path, headers: headersOf(person) });
const post = (person: Person, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { ...headersOf(person), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const CUT_OFF_MS = 300;
const [content, style] = [samples.en, defaultStyle('en')];

/** What stands in the database, whichever of the servers wrote it. */
const revisions = new Map<string, number>();

/** The end of a round cuts off answers. */
async function readRevisions(db: pg.Pool): Promise<void> {
  await wait(CUT_OFF_MS);
  const { rows } = await db.query('select id, revision from resumes where revision > 1');
  for (const { id, revision } of rows) revisions.set(id, revision);
}

/** Writes on the revision that the last answer named, as the editor does. */
function save(person: Person): Request {
  const id = person.resumes[0]!;
  const body = () => JSON.stringify({ id, revision: revisions.get(id) ?? 1, content, style });
  const keep = (answer: string) => {
    const { data } = JSON.parse(answer) as { data: { revision: number } | null };
    if (data) revisions.set(id, data.revision);
  };
  return {
    ...post(person, '/api/resume/updateing', {}),
    body: body(),
    setupRequest: (request) => ({ ...request, body: body() }),
    onResponse: (_, answer) => keep(answer),
  };
}

export const list: Call = { name: 'list', learnt: true, of: (person) => get(person, '/api/resume/list') };
export const detail: Call = {
  name: 'detail',
  learnt: true,
  of: (person) => get(person, `/api/resume/detail?id=${person.resumes[person.number % person.resumes.length]}`),
};

export const calls: Call[] = [
  list,
  detail,
  { name: 'save', ready: readRevisions, of: save },
  {
    name: 'preview',
    longer: 4 / 3,
    of: (person) => post(person, '/api/resume/preview', { content, style, language: 'en' }),
  },
  {
    name: 'download',
    longer: 4 / 3,
    of: (person) => get(person, `/api/resume/download?format=pdf&id=${person.resumes[0]}`),
  },
  {
    name: 'sign-in',
    longer: 3,
    learnt: true,
    of: (person) => post(person, '/api/login', { email: emailOf(person.number), password: PASSWORD }),
  },
];
