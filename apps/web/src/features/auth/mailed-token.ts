/** The shortest code that the server takes; a mail program that breaks the line leaves less of it. */
const TOKEN_MIN = 20;

/** The code of a mailed link; null if it is not there as a whole. */
export function mailedToken(query: URLSearchParams): string | null {
  const token = query.get('token') ?? '';
  return token.length < TOKEN_MIN ? null : token;
}
