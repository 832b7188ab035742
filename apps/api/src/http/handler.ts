import type { EndpointKey, Endpoints, Input, Language, Output } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { Guest, SignedIn } from '@verdant/server/people';
import type { RenderTurn, Typesetter } from '@verdant/typesetter';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What handlers need beside the services. */
export type Tools = { typesetter: Typesetter };

/** What a handler gets beside its input. `userId` is '' only on endpoints that visitors may call, a guest's on those for guests. */
export type Call = {
  services: Services;
  tools: Tools;
  /** whose call it is to whatever takes time, and until when they wait */
  turn: RenderTurn;
  userId: string;
  session: SignedIn | null;
  guest: Guest | null;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A raw endpoint answers through `reply` by itself or gives bytes; every other one gives the envelope's data. */
type Answer<K extends EndpointKey> = Endpoints[K] extends { raw?: 'file' } & { output?: never } ? unknown : Output<K>;
export type Handlers = { [K in EndpointKey]: (input: Input<K>, call: Call) => Promise<Answer<K>> };
