/** A backend that was never reached lets its callers wait without end: they get an error after `ms` instead. */
export async function withTimeout<T>(ms: number, who: string, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} timeout: no answer within ${ms} ms`)), ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
