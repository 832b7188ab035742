import { isMissingField, type Lack } from '@verdant/contracts/constants';
import { ApiError } from './api-error.ts';

/** What is missing, or the path of what is wrong. */
const isLack = (value: unknown): value is Lack =>
  typeof value === 'string' && (isMissingField(value) || value.includes('/'));

/** What an answer of "incomplete" lists, whether bare or under `missing`. */
function missingIn(data: unknown): Lack[] {
  const list = Array.isArray(data) ? data : (data as { missing?: unknown } | null)?.missing;
  return Array.isArray(list) ? list.filter(isLack) : [];
}

/** What keeps a refused download or archive; null for any other error. */
export const missingFrom = (error: unknown): Lack[] | null =>
  error instanceof ApiError && error.error === 'incomplete' ? missingIn(error.data) : null;
