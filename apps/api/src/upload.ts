import { Failure } from '@verdant/contracts';
import type { FastifyRequest } from 'fastify';

export type Received = { name: string; bytes: Uint8Array; fields: Record<string, string> };

/**
 * The one file of a multipart body (field `file`) with its text fields, whole in memory; the size limit is the
 * multipart plugin's. Failures: 'invalid' without a file, 'tooLarge'.
 */
export async function receiveFile(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new Failure('invalid', { field: 'file' });
  let file: { name: string; bytes: Uint8Array } | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
    else if (part.type === 'file') part.file.resume();
    else fields[part.fieldname] = String(part.value);
  }
  if (!file || file.bytes.length === 0) throw new Failure('invalid', { field: 'file' });
  return { ...file, fields };
}
