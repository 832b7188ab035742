import type { MissingField } from '@verdant/contracts';
import { ApiError } from './api-error.ts';

const fields: readonly string[] = ['name', 'contact', 'experience'] satisfies MissingField[];
const isField = (value: unknown): value is MissingField => typeof value === 'string' && fields.includes(value);

/** What an answer of "incomplete" lists, whether bare or under `missing`. */
export function missingIn(data: unknown): MissingField[] {
  const list = Array.isArray(data) ? data : (data as { missing?: unknown } | null)?.missing;
  return Array.isArray(list) ? list.filter(isField) : [];
}

/** What a refused download or archive lacks; null for any other error. */
export const missingFrom = (error: unknown): MissingField[] | null =>
  error instanceof ApiError && error.error === 'incomplete' ? missingIn(error.data) : null;
