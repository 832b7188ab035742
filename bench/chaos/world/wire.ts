import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@verdant/postgres';

/** `refused`: nobody listens. `hang`: connections are taken and nothing is said. `half`: an answer breaks off. */
export type Cut = 'refused' | 'hang' | 'half';
/** A line to a server of another, which can be cut. */
export type Wire = { url: string; cut(how: Cut): Promise<void>; mend(): Promise<void>; close(): Promise<void> };

const HALF_BYTES = 120;

export async function createWire(target: string): Promise<Wire> {
  const { hostname, port: targetPort, pathname } = new URL(target);
  const port = await freePort();
  const inside = new Set<Socket>();
  let how: Cut | null = null;

  const keep = (socket: Socket) => {
    inside.add(socket);
    socket.on('error', () => {}).once('close', () => inside.delete(socket));
  };
  const take = (visitor: Socket) => {
    keep(visitor);
    if (how === 'hang') return;
    const host = connect(Number(targetPort), hostname);
    keep(host);
    visitor.once('close', () => host.destroy());
    host.once('close', () => visitor.end());
    visitor.pipe(host);
    if (how !== 'half') return void host.pipe(visitor);
    host.once('data', (chunk) => visitor.write(chunk.subarray(0, HALF_BYTES), () => visitor.destroy()));
  };
  let server: Server | null = null;
  const listen = async () => {
    const next = createServer(take);
    await new Promise<void>((done, fail) => next.once('error', fail).listen(port, '127.0.0.1', done));
    server = next;
  };
  const drop = () => {
    for (const socket of inside) socket.destroy();
  };
  const shut = async () => {
    const old = server;
    server = null;
    drop();
    if (old) await new Promise((done) => old.close(done));
  };
  await listen();
  return {
    url: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    cut: async (next) => {
      how = next;
      drop();
      if (next === 'refused') await shut();
    },
    mend: async () => {
      how = null;
      drop();
      if (!server) await listen();
    },
    close: shut,
  };
}
