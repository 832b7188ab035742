import { verify } from '@node-rs/argon2';
import { createTypesetter, type RenderInput } from '@verdant/typesetter';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import * as sql from './statements.ts';

/**
 * Fastify and pg and nothing else: the statements of the product, the same typesetter and password hash, and the answer that
 * the bench has asked the product for, serialised anew each time. No hooks, no headers, no limits, no log, no checks.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const typesetter = createTypesetter({ processes: 2 });
const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
const answers = new Map<string, unknown>();

const ask = (statement: sql.Statement, ...values: unknown[]) => pool.query({ ...statement, values });
const tokenOf = ({ headers }: FastifyRequest) => sql.hashOf(headers.cookie!.slice('EASY_TOKEN='.length));
const userOf = async (request: FastifyRequest) => (await ask(sql.session, tokenOf(request))).rows[0]!.id as string;
type ById = { Querystring: { id: string } };

app.get('/ready', async () => 'ready');
app.put<{ Params: { name: string }; Body: unknown }>('/answer/:name', async ({ params, body }) => {
  answers.set(params.name, body);
  return 'kept';
});

app.get('/api/resume/list', async (request) => {
  const user = await userOf(request);
  await ask(sql.list, user, 20, 0);
  return answers.get('list');
});

app.get<ById>('/api/resume/detail', async (request) => {
  const user = await userOf(request);
  await ask(sql.detail, request.query.id, user);
  return answers.get('detail');
});

type Save = { id: string; revision: number; content: unknown; style: unknown };
app.post<{ Body: Save }>('/api/resume/updateing', async (request) => {
  const { id, revision, content, style } = request.body;
  const user = await userOf(request);
  const client = await pool.connect();
  const kept = [id, revision + 1, JSON.stringify(content), JSON.stringify(style)];
  try {
    await client.query('begin');
    await client.query({ ...sql.lockResume, values: [id, user] });
    await client.query({ ...sql.keepRevision, values: kept });
    const { rows } = await client.query({ ...sql.writeResume, values: [id, revision + 1] });
    await client.query('commit');
    const data = { revision: revision + 1, missing: [], updatedAt: rows[0].updated_at.toISOString() };
    return { code: 0, data, errMsg: '' };
  } finally {
    client.release();
  }
});

app.post<{ Body: RenderInput }>('/api/resume/preview', async (request) => {
  await userOf(request);
  const data = await typesetter.preview({ ...request.body, photo: null });
  return { code: 0, data, errMsg: '' };
});

app.get<ById>('/api/resume/download', async (request, reply) => {
  const { rows } = await ask(sql.resume, request.query.id, await userOf(request));
  const { bytes } = await typesetter.pdf({ ...rows[0], photo: null });
  return reply.type('application/pdf').send(Buffer.from(bytes));
});

app.post<{ Body: { email: string; password: string } }>('/api/login', async ({ body }) => {
  const { rows } = await ask(sql.userByEmail, body.email);
  if (!(await verify(rows[0].password_hash, body.password))) throw new Error('wrong password');
  await ask(sql.openSession, sql.hashOf(`${Math.random()}`), rows[0].id);
  return answers.get('sign-in');
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', async () => {
  await app.close();
  await typesetter.close();
  await pool.end();
  process.exit(0);
});
