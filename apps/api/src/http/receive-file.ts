import { Failure } from '@verdant/contracts';
import type { FastifyRequest } from 'fastify';
import { isStorable } from './validate.ts';

export type Received = { name: string; bytes: Uint8Array; fields: Record<string, string> };

function storable(field: string, text: string): string {
  if (!isStorable(text)) throw new Failure('invalid', { field });
  return text;
}

/**
 * The one file of a multipart body (field `file`) with its text fields, whole in memory; the size limit is the
 * multipart plugin's. Failures: 'invalid' without a file, 'tooLarge'.
 */
export async function receiveFile(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new Failure('invalid', { field: 'file' });
  let file: { name: string; bytes: Uint8Array } | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file')
      file = { name: part.filename.replaceAll('\0', ''), bytes: await part.toBuffer() };
    else if (part.type === 'file') part.file.resume();
    else fields[part.fieldname] = storable(part.fieldname, String(part.value));
  }
  if (!file || file.bytes.length === 0) throw new Failure('invalid', { field: 'file' });
  return { ...file, fields };
}
