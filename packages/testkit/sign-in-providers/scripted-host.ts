import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A code that was given out, for whom, and what it was asked for with. */
type Given<Who> = { who: Who; challenge: string | null; redirectUri: string | null };

export type Asked = { path: string; query: URLSearchParams; form: URLSearchParams; bearer: string | null };
export type Reply = { status?: number; location?: string; json?: object };

/** An HTTP server on a free port of this machine, which answers by path. */
export async function scriptedHost(answer: (asked: Asked) => Reply) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const { status = 200, location, json } = answer({ path: pathname, query: searchParams, form, bearer });
    if (location) return response.writeHead(302, { location }).end();
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Codes and tokens, each for one person; a code works once, for whoever asked for it. */
export function giveOut<Who>() {
  const codes = new Map<string, Given<Who>>();
  const tokens = new Map<string, Who>();
  return {
    code(who: Who, query: URLSearchParams): string {
      const code = randomBytes(10).toString('hex');
      codes.set(code, { who, challenge: query.get('code_challenge'), redirectUri: query.get('redirect_uri') });
      return code;
    },
    /** null for a code that was used, or that somebody else asked for */
    token(code: string | null, form: URLSearchParams): { token: string; who: Who } | null {
      const given = codes.get(code ?? '');
      codes.delete(code ?? '');
      if (!given) return null;
      const { who, challenge, redirectUri } = given;
      const verifier = form.get('code_verifier') ?? '';
      if (challenge && createHash('sha256').update(verifier).digest('base64url') !== challenge) return null;
      if (form.has('redirect_uri') && form.get('redirect_uri') !== redirectUri) return null;
      const token = randomBytes(20).toString('hex');
      tokens.set(token, who);
      return { token, who };
    },
    holder: (token: string | null): Who | null => tokens.get(token ?? '') ?? null,
  };
}
