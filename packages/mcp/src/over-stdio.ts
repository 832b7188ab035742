import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.ts';

/** Serves the assistant that started this process, until it closes the line. `url` is the site's, `key` an API key. */
export async function serveAssistant(url: string, key: string): Promise<void> {
  const site = new URL(url).origin;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const server = createServer((path, init) => fetch(`${site}${path}`, { ...init, headers }), site);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
}
