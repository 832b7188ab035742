import { TOKEN } from '@verdant/contracts/constants';
/** The code of a mailed link; null if it is not there as a whole: a mail program that breaks the line leaves less of it. */
export function mailedToken(query: URLSearchParams): string | null {
  const token = query.get('token') ?? '';
  return token.length < TOKEN.min ? null : token;
}
