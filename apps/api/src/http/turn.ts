import { Failure } from '@verdant/contracts';
import type { RenderTurn } from '@verdant/typesetter';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In whose turn a call is served: the person's, a visitor's address; until the answer is out or whoever asked has left. */
export function turnOf(request: FastifyRequest, reply: FastifyReply): RenderTurn {
  const left = new AbortController();
  const closed = () => {
    if (!reply.raw.writableFinished) left.abort(new Failure('dropped'));
  };
  if (reply.raw.closed) closed();
  else reply.raw.once('close', closed);
  return { person: request.session?.user.id ?? request.ip, signal: left.signal };
}
