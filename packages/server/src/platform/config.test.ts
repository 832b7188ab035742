import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { hostnameOf, isLoopback } from './loopback.ts';

const read = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x', ...env });
const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };

describe('a start that would show the developer pages to others', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 would show the developer pages/],
    [{ HOST: '::' }, /^HOST=:: would/],
    [{ HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:3000' }, /NODE_ENV=production and SMTP_URL/],
    [{ PUBLIC_URL: 'https://cv.example.com' }, /^PUBLIC_URL=https:\/\/cv\.example\.com would/],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, /^PUBLIC_URL=/],
  ])('%o is refused', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(read({ ...production, HOST: env.HOST ?? '' }).production).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://[::1]:3000/' },
    { HOST: '127.0.0.53' },
  ])('%o is not such a one', (env) => {
    expect(read(env).production).toBe(false);
  });
});

it('asks for https in production, but not on the machine itself', () => {
  expect(() => read({ ...production, PUBLIC_URL: 'http://cv.example.com' })).toThrow(/must start with https:\/\//);
  expect(read({ ...production, PUBLIC_URL: 'https://cv.example.com/', HOST: '0.0.0.0' })).toMatchObject({
    publicUrl: 'https://cv.example.com',
  });
  expect(read({ ...production, PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }).production).toBe(true);
});

it('knows the names of this machine, and none that only look like them', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', 'a.localhost', '127.0.0.1:80', '[::1]:3000'])
    expect([host, isLoopback(hostnameOf(host))]).toEqual([host, true]);
  for (const host of [
    '',
    'localhost.',
    '127.0.0.1.example.com',
    'localhost.example.com',
    '0.0.0.0',
    '[::ffff:7f00:1]',
    'a@b',
  ])
    expect([host, isLoopback(hostnameOf(host))]).toEqual([host, false]);
});

it('takes a bucket, and names what is wrong or missing of it', () => {
  expect(read({}).s3).toBeNull();
  const key = { S3_BUCKET: 'verdant', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read(key).s3).toEqual({
    bucket: 'verdant',
    prefix: 'files/',
    endpoint: null,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  });
  const own = { ...key, S3_ENDPOINT: 'http://minio:9000', S3_PREFIX: '/cv/files/' };
  expect(read(own).s3).toMatchObject({ forcePathStyle: true, prefix: 'cv/files/' });
  expect(read({ ...own, S3_FORCE_PATH_STYLE: 'False' }).s3).toMatchObject({ forcePathStyle: false });
  for (const [env, sentence] of [
    [{ S3_REGION: 'eu-west-1' }, /^S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/],
    [{ ...key, S3_SECRET_ACCESS_KEY: ' ' }, /belong together/],
    [{ ...key, S3_BUCKET: 's3://verdant/files' }, /^S3_BUCKET must be the name of a bucket alone/],
    [{ ...key, S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT must be an address/],
    [{ ...key, S3_PREFIX: 'a//b' }, /^S3_PREFIX must be/],
    [{ ...key, S3_FORCE_PATH_STYLE: 'yes' }, /^S3_FORCE_PATH_STYLE must be true or false/],
  ] as [Record<string, string>, RegExp][])
    expect(() => read(env)).toThrow(sentence);
});

it('takes a secret that is long enough, prices and a place for metrics, and names the one that is wrong', () => {
  expect(read({})).toMatchObject({ serverSecret: null, metrics: null, modelPrices: { input: 0, output: 0 } });
  const secret = 'x'.repeat(32);
  const given = { SERVER_SECRET: secret, METRICS_PORT: '9464', LLM_INPUT_PRICE: '0.5', DISK_MIN_FREE_MB: '2' };
  expect(read(given)).toMatchObject({
    serverSecret: secret,
    metrics: { host: '127.0.0.1', port: 9464 },
    modelPrices: { input: 0.5, output: 0 },
    diskMinFreeBytes: 2 * 1024 * 1024,
  });
  expect(() => read({ SERVER_SECRET: 'short' })).toThrow(/^SERVER_SECRET needs 32 characters/);
  expect(() => read({ METRICS_PORT: 'here' })).toThrow(/^METRICS_PORT must be a whole number/);
  expect(() => read({ LLM_OUTPUT_PRICE: 'cheap' })).toThrow(/^LLM_OUTPUT_PRICE must be a number/);
});

it('takes other sites to sign in with, and names what is wrong or missing of one', () => {
  expect(read({}).signIn).toMatchObject({ oidc: null, github: null, wechat: null });
  const oidc = { OIDC_ISSUER: 'https://id.example.com/o/', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  // an issuer is compared letter by letter
  expect(read(oidc).signIn.oidc).toMatchObject({ issuer: 'https://id.example.com/o/', name: 'id.example.com' });
  expect(() => read({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow(/^OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set/);
  expect(() => read({ ...oidc, OIDC_ISSUER: 'http://id.example.com' })).toThrow(/^OIDC_ISSUER must be an address/);
  expect(read({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/a' }).signIn.oidc).not.toBeNull();
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  expect(read(github).signIn.github).toMatchObject({ url: 'https://github.com', apiUrl: 'https://api.github.com' });
  expect(read({ ...github, GITHUB_URL: 'https://git.example.com/' }).signIn.github).toMatchObject({
    url: 'https://git.example.com',
    apiUrl: 'https://git.example.com/api/v3',
  });
  expect(read({ WECHAT_APP_ID: 'wx', WECHAT_APP_SECRET: 'secret' }).signIn.wechat).toMatchObject({
    pageUrl: 'https://open.weixin.qq.com',
    apiUrl: 'https://api.weixin.qq.com',
  });
  expect(() => read({ WECHAT_APP_ID: 'wx' })).toThrow(/^WECHAT_APP_SECRET must be set/);
});
