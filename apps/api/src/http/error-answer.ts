import { type ErrorEnvelope, errors, Failure } from '@verdant/contracts';
import { databaseFault } from '@verdant/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage, sentences } from '../sentences/index.ts';
import { dropRest } from './drop-rest.ts';

/** The one error handler: a closed table says code and status; the cause is logged with the request's id, never sent. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error, request);
  const { code, status } = errors[failure.error];
  request.refusal = failure.error;
  if (status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed');
  const retryAfter = (failure.data as { retryAfter?: number } | null)?.retryAfter;
  if (retryAfter) reply.header('retry-after', retryAfter);
  // not every error comes after the hooks
  reply.header('x-request-id', request.id);
  // whatever a handler had said of an answer that it did not come to
  reply.header('cache-control', 'no-store');
  if (status === 413) {
    reply.removeHeader('connection');
    dropRest(request);
  }
  const language = requestLanguage(request.headers['accept-language']);
  const said = sentences(failure.error, {
    ...(failure.field ? { field: failure.field } : {}),
    maxBytes: (failure.data as { maxBytes?: number } | null)?.maxBytes,
    requestId: request.id,
  });
  return reply
    .status(status)
    .send({ code, name: failure.error, data: failure.data, errMsg: said[language], said } satisfies ErrorEnvelope);
}

type FrameworkError = {
  validation?: { instancePath: string; params: { missingProperty?: string; additionalProperty?: string } }[];
  statusCode?: number;
  code?: string;
};

function asFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  const { validation, statusCode, code } = error as FrameworkError;
  if (validation) {
    const [first] = validation;
    const field =
      first?.instancePath.split('/').filter(Boolean).join('.') ||
      first?.params.missingProperty ||
      first?.params.additionalProperty;
    return new Failure('invalid', { ...(field ? { field } : {}), cause: error });
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Failure('bodyTooLarge', { data: { maxBytes: request.routeOptions.bodyLimit }, cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Failure('invalid', { cause: error });
  return databaseFault(error) ?? new Failure('internal', { cause: error });
}
