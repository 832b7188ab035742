import { Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { findShare, isOpenWith, type SharedResume, type ShareRow, sharedResume } from '@verdant/server/resume';
import { type RenderInput, setsBoth } from '@verdant/typesetter';
import type { FastifyRequest } from 'fastify';
import { publicContent } from './public-content.ts';

/** Where the pages of a link are. */
export const sharePath = (address: string): string => `/s/${address}`;

const ADDRESS = /^[\w-]{6,60}$/;

/** One cookie a link; a browser sends it to that link alone. */
export const passCookie = ({ id }: ShareRow): string => `SHARE_${id.slice(0, 8)}`;

/** What somebody finds behind an address. `resume` is null while they have not given the password. */
export type Visit = { share: ShareRow; resume: SharedResume | null };

/** Failure 'notFound' where the address leads nowhere: unknown, withdrawn, over, or its résumé is gone. */
export async function visit(services: Services, request: FastifyRequest): Promise<Visit> {
  const { address } = request.params as { address: string };
  const share = ADDRESS.test(address) ? await findShare(services, address) : null;
  if (!share) throw new Failure('notFound');
  if (!isOpenWith(services, share, request.cookies[passCookie(share)])) return { share, resume: null };
  return { share, resume: await sharedResume(services, share, setsBoth) };
}

/** What is typeset for a visitor. */
export const publicInput = (
  { content, language, style, photo, twin }: SharedResume,
  contact: boolean,
): RenderInput => ({
  content: publicContent(content, contact),
  language,
  style,
  photo,
  twin: twin && { ...twin, content: publicContent(twin.content, contact) },
});
