import { errors } from '@verdant/contracts';
import { packedText } from '@verdant/testkit/documents/packed-text';
import { type HostileRequest, SIGNS_OF_RUNNING } from '@verdant/testkit/hostile-requests/index';
import type { Answer } from './send.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What only we should read: where code lies, what is asked of the database, how it is reached. */
const INSIDES =
  /node_modules|\.ts:\d+|\n\s+at |postgres(ql)?:\/\/|Failed query|\bselect .{1,200} from "|\bECONN|argon2id/i;
const SLOW_MS = 20_000;

type Said = { code?: unknown; name?: unknown; data?: unknown; errMsg?: unknown };

/** What is wrong with the form of an answer. */
function formFaults({ status, headers, body }: Answer, { method, endpoint }: HostileRequest): string[] {
  const faults: string[] = [];
  if (!UUID.test(String(headers['x-request-id']))) faults.push('no request id in the header');
  if (headers['cache-control'] === undefined) faults.push('says nothing about caches');
  if (method === 'HEAD' || status === 304) return faults;
  const isFile = endpoint.raw === 'file' && status === 200;
  if (isFile) return faults;
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return [...faults, 'no JSON'];
  let said: Said;
  try {
    said = JSON.parse(body.toString()) as Said;
  } catch {
    return [...faults, 'no JSON'];
  }
  const { code, name, errMsg } = said;
  const keys = Object.keys(said).sort().join();
  const error = errors[name as keyof typeof errors];
  const right =
    status === 200
      ? code === 0 && errMsg === '' && keys === 'code,data,errMsg'
      : error?.code === code && error?.status === status && keys === 'code,data,errMsg,name,said' && errMsg !== '';
  return right ? faults : [...faults, 'not in the envelope'];
}

/** All that can be read in an answer: the text itself, and what lies packed in it. */
const readable = ({ headers, body }: Answer): string =>
  [JSON.stringify(headers), body.toString(), packedText(body)].join('\n');

/** `isForeign` says of a found mark whether it is another person's; `secrets` are theirs whatever stands around them. */
export type Watch = { marks: RegExp; isForeign: (mark: string) => boolean; secrets: readonly string[] };

/** What is wrong with an answer; nothing, most of the time. */
export function faultsOf(request: HostileRequest, answer: Answer, { marks, isForeign, secrets }: Watch): string[] {
  if (!answer.status) return [`no answer: ${answer.body}`];
  const faults = formFaults(answer, request);
  const { status, ms } = answer;
  const text = readable(answer);
  const whole = `${request.path} ${JSON.stringify(request.headers)} ${Buffer.from(request.body ?? []).toString()}`;
  const asked = (words: string) => whole.includes(words) || whole.includes(encodeURIComponent(words));
  if (status >= 500) faults.push(`${status}`);
  if (ms > SLOW_MS) faults.push(`${Math.round(ms)} ms`);
  if (status >= 400 && INSIDES.test(text)) faults.push('tells of our insides');
  for (const sign of SIGNS_OF_RUNNING) if (text.includes(sign)) faults.push(`a stranger's words were run: ${sign}`);
  if (
    ['user', 'guest'].includes(request.endpoint.access) &&
    !request.signedIn &&
    request.method === request.key.split(' ')[0]
  )
    if (![400, 401, 403, 404, 421, 431].includes(status)) faults.push(`${status} without a session`);
  if (request.foreign && status < 400) faults.push('did something with what is somebody else’s');
  // mail that was kept instead of sent is shown to whoever develops
  if (request.endpoint.access === 'dev') return faults;
  for (const [mark] of text.matchAll(marks)) if (isForeign(mark) && !asked(mark)) faults.push(`says ${mark}`);
  for (const secret of secrets) if (text.includes(secret) && !asked(secret)) faults.push(`says ${secret}`);
  return faults;
}
