import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A server that closes waits for answers that are still on their way. Node takes an answer for done once all of it was
 * handed over, and cuts the line of somebody who takes a long download slowly.
 */
export function finishAnswers(server: Server): void {
  const open = new Map<Socket, ServerResponse | null>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, answer) => open.set(socket, answer));
  server.closeIdleConnections = () => {
    for (const [socket, answer] of open) {
      if (!answer || answer.writableFinished) socket.destroy();
      else answer.once('finish', () => socket.end());
    }
  };
}
