import type { EndpointKey, Envelope, ErrorEnvelope, Input, Output } from '@verdant/contracts';

/** Sends a request to the product, with whatever says whose it is. `path` begins with `/api`. */
export type Send = (path: string, init: { method: string; body?: string }) => Promise<Response>;

/** What the product refused, in its own words. */
export class Refused extends Error {
  readonly answer: Pick<ErrorEnvelope, 'name' | 'data'>;
  constructor({ name, data, errMsg }: ErrorEnvelope) {
    super(errMsg);
    this.answer = { name, data };
  }
}

export type File = { mime: string; bytes: Uint8Array };
/** The endpoint map, asked from outside. */
export type Product = {
  ask: <K extends EndpointKey>(key: K, input: Input<K>) => Promise<Output<K>>;
  askFile: <K extends EndpointKey>(key: K, input: Input<K>) => Promise<File>;
};

export function productAt(send: Send): Product {
  const request = async (key: EndpointKey, input: object): Promise<Response> => {
    const [method, path] = key.split(' ') as [string, string];
    if (method === 'POST') return send(`/api${path}`, { method, body: JSON.stringify(input) });
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    return send(
      `/api${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`,
      { method },
    );
  };
  const opened = async (response: Response): Promise<unknown> => {
    const envelope = (await response.json()) as Envelope<unknown> | ErrorEnvelope;
    if (envelope.code !== 0) throw new Refused(envelope as ErrorEnvelope);
    return envelope.data;
  };
  return {
    ask: async (key, input) => (await opened(await request(key, input as object))) as never,
    askFile: async (key, input) => {
      const response = await request(key, input as object);
      if (!response.ok) await opened(response);
      const mime = (response.headers.get('content-type') ?? 'application/octet-stream').split(';')[0]!;
      return { mime, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}
