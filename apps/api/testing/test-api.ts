import type { ErrorEnvelope } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { listDevMail } from '@verdant/server/mail';
import { openSession } from '@verdant/server/people';
import { addPerson, createTestServices } from '@verdant/server/testing';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../src/app.ts';

/** For tests: the whole API on a database of its own, asked over HTTP's own shapes. */
export type TestApi = {
  app: FastifyInstance;
  services: Services;
  visitor: Client;
  /** a browser that shows these cookies */
  browser(cookie: string): Client;
  /** a program that shows this API key, and nothing that a page of ours would */
  program(key: string): Client;
  signUp(email: string): Promise<Client>;
  close(): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
export type Answer<T = any> = Pick<ErrorEnvelope, 'code' | 'errMsg'> & { name?: ErrorEnvelope['name']; data: T } & {
  status: number;
  headers: Record<string, unknown>;
  raw: Buffer;
};
export type Client = {
  cookie: string;
  get(path: string, query?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  upload(path: string, file: { name: string; bytes: Uint8Array }, fields?: Record<string, string>): Promise<Answer>;
};

export const PASSWORD = 'bamboo-slips-1';

export async function createTestApi(env: Record<string, string> = {}): Promise<TestApi> {
  const { services, close } = await createTestServices(env);
  const typesetter = sharedTypesetter();
  const app = await createApp(services, { typesetter });
  const visitor = browser(app, '');
  return {
    app,
    services,
    visitor,
    browser: (cookie) => browser(app, cookie),
    program: (key) => client(app, { authorization: `Bearer ${key}` }),
    signUp: (email) => signUp(app, services, email),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** A person with an account who has signed in; how one comes to it has tests of its own. */
export async function signUp(app: FastifyInstance, services: Services, email: string): Promise<Client> {
  const user = await addPerson(services, email, PASSWORD);
  return browser(app, `EASY_TOKEN=${await openSession(services, user, { userAgent: 'test', device: '' })}`);
}

/** The same by its real way: asked for, confirmed with the mailed link, signed in with the password. */
export async function signUpByMail({ app, services, visitor }: TestApi, email: string): Promise<Client> {
  await visitor.post('/register', { email, password: PASSWORD });
  const mail = (await listDevMail(services)).find((one) => one.to === email);
  await visitor.post('/activate', { token: /token=([\w-]+)/.exec(mail!.text)![1], password: PASSWORD });
  const { headers } = await visitor.post('/login', { email, password: PASSWORD });
  return browser(app, String(headers['set-cookie']).split(';')[0]!);
}

const browser = (app: FastifyInstance, cookie: string): Client =>
  client(app, { 'x-verdant': '1', ...(cookie ? { cookie } : {}) });

function client(app: FastifyInstance, always: Record<string, string>): Client {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const reply = await app.inject({ ...options, headers: { ...always, ...options.headers } });
    const json = String(reply.headers['content-type']).includes('application/json') ? reply.json() : {};
    return { ...json, status: reply.statusCode, headers: reply.headers, raw: reply.rawPayload };
  };
  return {
    cookie: always.cookie ?? '',
    get: (path, query = {}, headers = {}) =>
      send({ method: 'GET', url: `/api${path}`, query: query as Record<string, string>, headers }),
    post: (path, body = {}, headers = {}) => send({ method: 'POST', url: `/api${path}`, payload: body, headers }),
    upload: (path, file, fields = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      return request.arrayBuffer().then((body) =>
        send({
          method: 'POST',
          url: `/api${path}`,
          payload: Buffer.from(body),
          headers: { 'content-type': request.headers.get('content-type')! },
        }),
      );
    },
  };
}
