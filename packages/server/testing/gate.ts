import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes connections on to a server, until it is shut: then nobody is let in and those inside are cut off. */
export type Gate = { url: string; shut(): void; open(): void; close(): void };

export async function createGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const inside = new Set<Socket>();
  let shut = false;
  const server = createServer((visitor) => {
    if (shut) {
      visitor.destroy();
      return;
    }
    const host = connect(Number(port), hostname);
    for (const [one, other] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      inside.add(one);
      one.pipe(other);
      one
        .on('error', () => {})
        .once('close', () => {
          inside.delete(one);
          other.destroy();
        });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutOff = () => {
    for (const socket of inside) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      shut = true;
      cutOff();
    },
    open: () => {
      shut = false;
    },
    close: () => {
      server.close();
      cutOff();
    },
  };
}
