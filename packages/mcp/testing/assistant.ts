import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

/** For tests: the official client, as an assistant has it. */
export type Assistant = {
  tools(): Promise<{ name: string; inputSchema: object }[]>;
  /** `data` is what a tool said as JSON; `text` as it came; `failed` whether the tool says that it did nothing */
  use(tool: string, input?: object): Promise<Used>;
  /** what the person was asked, past the model */
  asked: string[];
  close(): Promise<void>;
};
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
export type Used = { failed: boolean; text: string; data: any; parts: any[] };

/** How the person answers when the assistant asks; without it nobody can be asked. */
type Person = (question: string) => boolean;

async function connected(transport: Parameters<Client['connect']>[0], person?: Person): Promise<Assistant> {
  const capabilities = person ? { elicitation: {} } : {};
  const client = new Client({ name: 'assistant', version: '1.0.0' }, { capabilities });
  const asked: string[] = [];
  if (person)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return person(params.message) ? { action: 'accept', content: { true: true } } : { action: 'decline' };
    });
  await client.connect(transport);
  return {
    asked,
    tools: async () => (await client.listTools()).tools,
    use: async (name, input = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: input as Record<string, unknown> });
      const parts = content as { type: string; text?: string }[];
      const text = parts.map((part) => part.text ?? '').join('');
      return { failed: isError === true, text, data: /^[[{]/.test(text) && !isError ? JSON.parse(text) : null, parts };
    },
    close: () => client.close(),
  };
}

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

export const connectOverHttp = (url: string, key: string, send?: Fetch): Promise<Assistant> =>
  connected(
    new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      ...(send && { fetch: send }),
    }),
  );

/** Starts the program with that command, as an assistant would. */
export const connectOverStdio = (
  start: { command: string; args: string[]; env: Record<string, string>; cwd: string },
  person?: Person,
): Promise<Assistant> => connected(new StdioClientTransport(start), person);
