import { Failure } from '@verdant/contracts';
import { VISITORS } from '@verdant/server/task';
import type { RenderTurn } from '@verdant/typesetter';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In whose turn a call is served: the person's, or a visitor's among all visitors; until the answer is out or whoever asked has left. */
export function turnOf(request: FastifyRequest, reply: FastifyReply): RenderTurn {
  const left = new AbortController();
  const closed = () => {
    if (!reply.raw.writableFinished) left.abort(new Failure('dropped'));
  };
  if (reply.raw.closed) closed();
  else reply.raw.once('close', closed);
  const { session, guest, ip } = request;
  const whose = session ? { person: session.user.id } : { person: guest?.id ?? ip, among: VISITORS };
  return { ...whose, signal: left.signal };
}
