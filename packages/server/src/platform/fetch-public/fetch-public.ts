import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Failure } from '@verdant/contracts';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/**
 * `lookup` resolves names in the place of the system. `allowed` are addresses of ours that are asked all the same, for
 * tests. `types` are the content types that are taken, `timeoutMs` is for everything together.
 */
export type FetchOptions = {
  timeoutMs: number;
  maxBytes: number;
  types: RegExp;
  allowed?: readonly string[];
  lookup?: LookupFunction;
};
/** `url` is where it lay in the end. */
export type Fetched = { url: URL; bytes: Uint8Array };

const MOST_REDIRECTS = 4;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Only what a browser would open without a password. Failure 'addressRefused'. */
function assertPlain({ protocol, username, password }: URL): void {
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '')
    throw new Failure('addressRefused');
}

/** The agent looks at each address that it is about to connect to: what a name resolved to before counts for nothing. */
function agentFor({ protocol }: URL, { allowed = [], lookup }: FetchOptions) {
  const options = { allowIPAddressList: [...allowed], keepAlive: false, ...(lookup && { lookup }) };
  return protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
}

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'application/json, text/plain;q=0.9',
    'accept-encoding': 'identity',
    'user-agent': 'Verdant',
  };
  return new Promise((resolve, reject) => {
    request(url, { agent: agentFor(url, options), headers, signal }, resolve)
      .on('error', reject)
      .end();
  });
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Failure('tooLarge', { data: { maxBytes } });
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The library tells by a sentence alone that it refused an address; whatever else goes wrong has a code. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && / is not allowed\. Because/.test(error.message);

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // no cause: it names the address
  return new Failure(isRefusal(error) ? 'addressRefused' : 'addressSilent');
}

/**
 * What lies at an http(s) address that a person gave, from public hosts alone: the address connected to is looked at,
 * after each redirect anew. Failures: 'addressRefused' for another protocol, a password in the address and a host that
 * is not public, 'addressSilent' where nothing whole came in time, 'addressNoFile' for another content type, 'tooLarge'.
 */
export async function fetchPublic(address: URL, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = address;
  try {
    for (let left = MOST_REDIRECTS; left >= 0; left--) {
      assertPlain(url);
      const answer = await ask(url, options, signal);
      try {
        const { statusCode = 0, headers } = answer;
        if (REDIRECTS.includes(statusCode) && headers.location && URL.canParse(headers.location, url.href)) {
          url = new URL(headers.location, url);
          continue;
        }
        if (statusCode !== 200) throw new Failure('addressSilent');
        const plain = (headers['content-encoding'] ?? 'identity') === 'identity';
        if (!plain || !options.types.test(headers['content-type'] ?? '')) throw new Failure('addressNoFile');
        return { url, bytes: await bodyOf(answer, options.maxBytes) };
      } finally {
        answer.destroy();
      }
    }
    throw new Failure('addressSilent');
  } catch (error) {
    throw failureOf(error);
  }
}
