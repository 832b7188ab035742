import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import type { FastifyRequest } from 'fastify';
import { dropRest } from './drop-rest.ts';
import { isStorable } from './validate.ts';

export type Received = { name: string; bytes: Uint8Array; fields: Record<string, string> };

/** The file and the form around it. */
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 64 * 1024;
/** RFC 2046, 5.1.1. */
const BOUNDARY_MAX = 70;

/**
 * The one file of a multipart body (field `file`) with its text fields, whole in memory. Failures: 'invalid' without a
 * file and for a body that is none or ends too soon, 'tooLarge' for the file, 'bodyTooLarge' for what is around it.
 */
export async function receiveFile(request: FastifyRequest): Promise<Received> {
  assertBoundary(request.headers['content-type'] ?? '');
  const { overflow, stop } = watchSize(request);
  try {
    return await Promise.race([readParts(request), overflow]);
  } catch (error) {
    dropRest(request);
    throw asFailure(error);
  } finally {
    stop();
  }
}

function assertBoundary(contentType: string): void {
  const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(contentType);
  const { length } = boundary?.[1] ?? boundary?.[2] ?? '';
  if (length === 0 || length > BOUNDARY_MAX) throw new Failure('invalid', { field: 'file' });
}

/** Whatever the body says or leaves out about its size: `overflow` fails as soon as it is too large. */
function watchSize({ raw, headers }: FastifyRequest): { overflow: Promise<never>; stop: () => void } {
  let reject: (failure: Failure) => void = () => {};
  const overflow = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    if (received <= BODY_MAX_BYTES) return;
    reject(new Failure('bodyTooLarge', { data: { maxBytes: BODY_MAX_BYTES } }));
  };
  const onData = (chunk: Buffer) => count(chunk.length);
  const said = Number(headers['content-length'] ?? 0);
  if (said > 2 * BODY_MAX_BYTES) count(said);
  else raw.on('data', onData);
  return { overflow, stop: () => raw.off('data', onData) };
}

async function readParts(request: FastifyRequest): Promise<Received> {
  let file: { name: string; bytes: Uint8Array } | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file')
      file = { name: (part.filename ?? '').replaceAll('\0', ''), bytes: await part.toBuffer() };
    else if (part.type === 'file') part.file.resume();
    else fields[part.fieldname] = storable(part.fieldname, String(part.value));
  }
  if (!file || file.bytes.length === 0) throw new Failure('invalid', { field: 'file' });
  return { ...file, fields };
}

function storable(field: string, text: string): string {
  if (!isStorable(text)) throw new Failure('invalid', { field });
  return text;
}

/** Nothing but the body is read here, so what fails is the body. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
    return new Failure('tooLarge', { data: { maxBytes: UPLOAD_MAX_BYTES }, cause: error });
  return new Failure('invalid', { field: 'file', cause: error });
}
