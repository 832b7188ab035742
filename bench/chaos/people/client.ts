/**
 * What became of a request. `done`: acknowledged. `refused`: certainly not done. `unknown`: nobody said, or an error that
 * leaves it open; it may be done, or be done still.
 */
export type Outcome<T> =
  | { kind: 'done'; data: T; cookies: string[] }
  | { kind: 'refused'; name: string }
  | { kind: 'unknown'; name: string };

/** Longer than anything that stands still here. */
const PATIENCE_MS = 25_000;
const json = { 'content-type': 'application/json' };

export type Body = { json: object } | { form: FormData } | null;

export async function ask<T>(
  base: string,
  path: string,
  headers: Record<string, string>,
  body: Body,
): Promise<Outcome<T>> {
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`${base}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-verdant': '1', ...headers, ...(body && 'json' in body ? json : {}) },
      ...(body ? { body: 'json' in body ? JSON.stringify(body.json) : body.form } : {}),
      signal: patience.signal,
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('application/json');
    if (answer.ok && !(isJson && path !== '/account/export' && isEnvelope(bytes)))
      return { kind: 'done', data: bytes as T, cookies: [] };
    const said = JSON.parse(new TextDecoder().decode(bytes)) as { data: T; name?: string };
    if (answer.ok) return { kind: 'done', data: said.data, cookies: answer.headers.getSetCookie() };
    const name = said.name ?? String(answer.status);
    return { kind: answer.status < 500 ? 'refused' : 'unknown', name };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { kind: 'unknown', name: cause?.code ?? name };
  } finally {
    clearTimeout(late);
  }
}

const isEnvelope = (bytes: Uint8Array) =>
  bytes[0] === 0x7b && new TextDecoder().decode(bytes.subarray(0, 8)).startsWith('{"code"');
