import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; doubleValue?: number };
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Received, 'service' | 'said'> & { attributes: Attribute[] })[] }[];
  }[];
};
/** A span as the protocol has it; `service` from its resource, `said` its attributes. */
export type Received = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  said: Record<string, unknown>;
  status: { code?: number; message?: string };
  events: unknown[];
};

const plain = ({ stringValue, intValue, boolValue, doubleValue }: Value) =>
  stringValue ?? intValue ?? boolValue ?? doubleValue;
const record = (attributes: Attribute[]) => Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

/** Takes OTLP over HTTP in JSON, as a collector does, or behaves badly. For tests. https://opentelemetry.io/docs/specs/otlp/ */
export async function startCollector() {
  const spans: Received[] = [];
  let text = '';
  let mode: 'takes' | 'fails' | 'hangs' = 'takes';
  let asked = 0;
  const server = createServer(async (request, answer) => {
    asked++;
    if (mode === 'hangs') return;
    const sent = (await json(request)) as Sent;
    if (mode === 'fails') return answer.writeHead(500).end();
    text += JSON.stringify(sent);
    for (const { resource, scopeSpans } of sent.resourceSpans)
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, service: String(record(resource.attributes)['service.name']), said: record(attributes) });
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** all that came, as it came */
    text: () => text,
    asked: () => asked,
    behave: (how: typeof mode) => {
      mode = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
