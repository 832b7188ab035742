import { join, resolve } from 'node:path';
import { type AddressConfig, readAddressConfig } from './fetch-public/address-config.ts';
import { hostnameOf, isLoopback } from './loopback.ts';
import { type PayConfig, readPayConfig } from './pay-config.ts';
import { readSignInConfig, type SignInConfig } from './sign-in-config.ts';
import { readS3Config, type S3Config } from './storage/s3-config.ts';

/** `url`: where spans are sent to; `share` of the traces, 0 to 1. */
export type TracesConfig = { url: string; share: number };
export type LlmConfig = { baseUrl: string; apiKey: string; model: string; timeoutMs: number };

/** Everything that the environment decides, as one plain object. Only `main.ts` files read `process.env`. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** the address people type; links in mail start with it */
  publicUrl: string;
  trustProxy: boolean;
  dataDir: string;
  /** what keys are derived from; null where a file below `dataDir` has it */
  serverSecret: string | null;
  /** where files are kept; null for a folder below `dataDir` */
  s3: S3Config | null;
  /** below so many free bytes the disk is called full */
  diskMinFreeBytes: number;
  databaseUrl: string;
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** where the contact form writes to */
  contactEmail: string | null;
  /** the filing notice that sites in mainland China show */
  icpNotice: string | null;
  llm: LlmConfig | null;
  /** what a million tokens cost, for the metrics */
  modelPrices: { input: number; output: number };
  /** where Prometheus asks; null where nothing is served */
  metrics: { host: string; port: number } | null;
  /** null: none are made */
  traces: TracesConfig | null;
  pay: PayConfig;
  signIn: SignInConfig;
  importFromAddress: AddressConfig;
  logLevel: string;
  /** the built web, null where another server gives it out */
  webDir: string | null;
};

type Environment = Record<string, string | undefined>;

const given = (value: string | undefined) => (value?.trim() ? value.trim() : null);

function integer(env: Environment, key: string, fallback: number, min: number, max: number): number {
  const text = given(env[key]);
  if (text === null) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${key} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

function url(env: Environment, key: string, protocols: string[]): string | null {
  const text = given(env[key]);
  if (text === null) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (!protocols.includes(protocol))
    throw new Error(`${key} must be an address that starts with ${protocols.join(' or ')}//`);
  return text;
}

/** A model on one's own machine is slower than one in a data centre. */
const isLocal = (address: string) =>
  /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0|10\.|192\.168\.|host\.docker\.internal|[^.]+$)/.test(
    new URL(address).hostname,
  );

function llm(env: Environment): LlmConfig | null {
  const baseUrl = url(env, 'LLM_BASE_URL', ['http:', 'https:']);
  const model = given(env.LLM_MODEL);
  if (!baseUrl && !model && !given(env.LLM_API_KEY)) return null;
  if (!baseUrl || !model) throw new Error('LLM_BASE_URL and LLM_MODEL belong together: set both, or none');
  return {
    baseUrl,
    model,
    apiKey: given(env.LLM_API_KEY) ?? 'none',
    timeoutMs: integer(env, 'LLM_TIMEOUT_MS', isLocal(baseUrl) ? 240_000 : 120_000, 1_000, 600_000),
  };
}

function price(env: Environment, key: string): number {
  const value = Number(given(env[key]) ?? 0);
  if (value >= 0 && Number.isFinite(value)) return value;
  throw new Error(`${key} must be a number, not "${env[key]}"`);
}

function metrics(env: Environment): Config['metrics'] {
  if (given(env.METRICS_PORT) === null) return null;
  return { host: given(env.METRICS_HOST) ?? '127.0.0.1', port: integer(env, 'METRICS_PORT', 0, 0, 65_534) };
}

/** The names are OpenTelemetry's: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
function traces(env: Environment): TracesConfig | null {
  const protocols = ['http:', 'https:'];
  const all = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', protocols);
  const own = url(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', protocols);
  const address = own ?? (all && `${all.replace(/\/+$/, '')}/v1/traces`);
  if (!address || given(env.OTEL_SDK_DISABLED)?.toLowerCase() === 'true') return null;
  const share = Number(given(env.OTEL_TRACES_SAMPLER_ARG) ?? 1);
  if (share >= 0 && share <= 1) return { url: address, share };
  throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${env.OTEL_TRACES_SAMPLER_ARG}"`);
}

const SECRET_MIN = 32;

function secret(env: Environment): string | null {
  const text = given(env.SERVER_SECRET);
  if (text === null || text.length >= SECRET_MIN) return text;
  throw new Error(`SERVER_SECRET needs ${SECRET_MIN} characters or more; \`openssl rand -base64 32\` makes one`);
}

/**
 * Outside production there are pages for developers (kept mail with its links, a pay button that costs nothing), which
 * are for this machine alone; inside it passwords and cookies travel, which plain http would show to everybody between.
 */
function assertPrivate({ production, host, publicUrl }: Pick<Config, 'production' | 'host' | 'publicUrl'>): void {
  const { protocol, host: publicHost } = new URL(publicUrl);
  const local = isLoopback(hostnameOf(publicHost));
  if (production) {
    if (protocol === 'https:' || local) return;
    throw new Error(`PUBLIC_URL must start with https:// in production, not "${publicUrl}"`);
  }
  if (local && isLoopback(host)) return;
  const fault = local ? `HOST=${host}` : `PUBLIC_URL=${publicUrl}`;
  throw new Error(
    `${fault} would show the developer pages (kept mail, sandbox payment) to others. ` +
      'Set NODE_ENV=production and SMTP_URL; or keep it to this machine with HOST=127.0.0.1 and PUBLIC_URL=http://localhost:…',
  );
}

/** Reads the environment; throws an `Error` with a sentence that names the variable at fault. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const port = integer(env, 'PORT', 3000, 1, 65_535);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (!databaseUrl) throw new Error('DATABASE_URL is not set; `npm start` brings a database of its own');
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (production && !smtpUrl) throw new Error('SMTP_URL is required in production: nobody could activate an account');
  const publicUrl = (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const host = given(env.HOST) ?? '127.0.0.1';
  assertPrivate({ production, host, publicUrl });
  return {
    production,
    host,
    port,
    publicUrl,
    trustProxy: env.TRUST_PROXY === 'true' || env.TRUST_PROXY === '1',
    dataDir: resolve(given(env.DATA_DIR) ?? join(process.cwd(), 'data')),
    serverSecret: secret(env),
    s3: readS3Config(env),
    diskMinFreeBytes: integer(env, 'DISK_MIN_FREE_MB', 1_000, 0, 10_000_000) * 1024 * 1024,
    databaseUrl,
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl,
    contactEmail: given(env.CONTACT_EMAIL),
    icpNotice: given(env.ICP_NOTICE),
    mailFrom: given(env.MAIL_FROM) ?? 'Verdant <no-reply@localhost>',
    llm: llm(env),
    modelPrices: { input: price(env, 'LLM_INPUT_PRICE'), output: price(env, 'LLM_OUTPUT_PRICE') },
    metrics: metrics(env),
    traces: traces(env),
    pay: readPayConfig(env, publicUrl),
    signIn: readSignInConfig(env),
    importFromAddress: readAddressConfig(env),
    logLevel: given(env.LOG_LEVEL) ?? 'info',
    webDir: given(env.WEB_DIR),
  };
}
