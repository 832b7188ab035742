import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Send } from './ask.ts';
import { createServer } from './server.ts';

/**
 * Answers one request of an assistant (MCP, Streamable HTTP). Nothing is kept between requests, so any process may answer
 * the next one; and so nobody can be asked anything in the middle of one.
 */
export async function answerAssistant(request: Request, body: unknown, send: Send, siteUrl: string): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createServer(send, siteUrl);
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request, { parsedBody: body });
    // read before the server, whose answer it is, is closed
    return new Response(await response.arrayBuffer().then((bytes) => (bytes.byteLength ? bytes : null)), response);
  } finally {
    await server.close();
  }
}
