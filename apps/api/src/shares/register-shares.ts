import { Failure, type Language } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { createProcessLimiter } from '@verdant/server/platform';
import {
  countView,
  isSharePassword,
  newPass,
  PASS_HOURS,
  readFile,
  type SharedResume,
  type ShareRow,
} from '@verdant/server/resume';
import { article, fileName, linkPicture } from '@verdant/typesetter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disposition, withCarried } from '../documents/document.ts';
import { addressKey } from '../http/address-key.ts';
import { answerFailure } from '../http/error-answer.ts';
import type { Tools } from '../http/handler.ts';
import { callerOf } from '../http/session-cookie.ts';
import { turnOf } from '../http/turn.ts';
import { requestLanguage } from '../sentences/index.ts';
import { gonePage, passwordPage, sharedPage } from './page.ts';
import { hasContact } from './public-content.ts';
import { passCookie, publicInput, sharePath, visit } from './visit.ts';
import { words } from './words.ts';

/** What one network address may ask for in a minute: a class looks at one link together. */
const PAGES_PER_MINUTE = 600;
const FILES_PER_MINUTE = 60;
const FORM_BYTES = 4 * 1024;

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // a form of these pages says where it comes from
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  // withdrawn is gone at once
  'cache-control': 'no-store',
};

const languageOf = (request: FastifyRequest): Language => requestLanguage(request.headers['accept-language']);
const send = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

/**
 * The public pages of shared résumés, below /s/: HTML that needs no script, the PDF, the picture that chats show. Raw,
 * because they answer people and not our web.
 */
export async function registerShares(app: FastifyInstance, services: Services, tools: Tools): Promise<void> {
  const limit = createProcessLimiter();
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler((error, request, reply) => {
      const isGone = error instanceof Failure && error.error === 'notFound';
      if (!isGone) return answerFailure(error, request, reply);
      request.refusal = 'notFound';
      return send(reply.status(404), gonePage(languageOf(request)));
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      const address = addressKey(request.ip);
      await limit(`share ${address}`, PAGES_PER_MINUTE);
      if (request.routeOptions.config.isFile) await limit(`shared file ${address}`, FILES_PER_MINUTE);
      Object.assign(request, await callerOf(services, request));
    });
    mountPages(scope, services);
    mountFiles(scope, services, tools);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** answers with a file, which takes longer to make than a page */
    isFile?: boolean;
  }
}

const hidden = { schema: { hide: true } as object };

function mountPages(scope: FastifyInstance, services: Services): void {
  const show = (share: ShareRow, resume: SharedResume, contact: boolean): string => {
    const input = publicInput(resume, contact);
    const path = sharePath(share.address);
    const url = new URL(path, services.config.publicUrl).href;
    return sharedPage({
      language: input.language,
      article: article(input),
      url,
      picture: share.passwordHash === null ? `${url}/picture.png` : null,
      pdf: share.pdf ? `${path}/pdf` : null,
      canAskContact: !contact && [resume.content, resume.twin?.content].some((one) => one && hasContact(one)),
    });
  };

  scope.get(sharePath(':address'), hidden, async (request, reply) => {
    const { share, resume } = await visit(services, request);
    if (!resume) return send(reply.status(401), passwordPage(languageOf(request), null));
    const isOwner = request.session?.user.id === share.userId;
    if (request.method === 'GET' && !isOwner && !isPrefetch(request)) await countView(services, share);
    return send(reply, show(share, resume, share.contact));
  });

  scope.post(sharePath(':address'), { ...hidden, bodyLimit: FORM_BYTES }, async (request, reply) => {
    const { share, resume } = await visit(services, request);
    if (resume) return send(reply, show(share, resume, true));
    const { password = '' } = (request.body ?? {}) as { password?: string };
    const say = words[languageOf(request)];
    try {
      const isRight = await isSharePassword(services, share, password.slice(0, 128), addressKey(request.ip));
      if (!isRight) return send(reply.status(401), passwordPage(languageOf(request), say.wrong));
    } catch (error) {
      if (!(error instanceof Failure) || error.error !== 'tooMany') throw error;
      const { retryAfter } = error.data as { retryAfter: number };
      const problem = say.wait.replace('{minutes}', String(Math.ceil(retryAfter / 60)));
      reply.status(429).header('retry-after', retryAfter);
      return send(reply, passwordPage(languageOf(request), problem));
    }
    const path = sharePath(share.address);
    const secure = services.config.publicUrl.startsWith('https:');
    const how = { path, httpOnly: true, sameSite: 'lax' as const, secure, maxAge: PASS_HOURS * 3_600 };
    reply.setCookie(passCookie(share), newPass(services, share), how);
    return reply.redirect(path, 303);
  });
}

function mountFiles(scope: FastifyInstance, services: Services, tools: Tools): void {
  const file = { ...hidden, config: { isFile: true } };
  const open = async (request: FastifyRequest) => {
    const { share, resume } = await visit(services, request);
    if (!resume) throw new Failure('notFound');
    return { share, resume };
  };

  scope.get(`${sharePath(':address')}/pdf`, file, async (request, reply) => {
    const { share, resume } = await open(request);
    if (!share.pdf) throw new Failure('notFound');
    const input = publicInput(resume, share.contact);
    // an archive is the very bytes that were sent, unless something of it stays hidden
    const kept = share.contact && resume.fileId;
    const { bytes } = kept
      ? await readFile(services, share.userId, kept, 'archive')
      : await tools.typesetter.inTurn(turnOf(request, reply)).pdf(withCarried(input));
    const name = fileName(input.content, input.language, 'pdf');
    reply.header('content-disposition', disposition(name, 'attachment'));
    return reply.type('application/pdf').send(Buffer.from(bytes));
  });

  scope.get(`${sharePath(':address')}/picture.png`, file, async (request, reply) => {
    const { share, resume } = await open(request);
    if (share.passwordHash !== null) throw new Failure('notFound');
    const picture = await linkPicture(
      tools.typesetter.inTurn(turnOf(request, reply)),
      publicInput(resume, share.contact),
    );
    return reply.type('image/png').send(Buffer.from(picture));
  });
}
