import type { Answer, Client, TestApi } from './test-api.ts';

/** A browser that keeps what cookies it is given. */
export type Browser = Pick<Client, 'get' | 'post'>;

function jar(cookie = '') {
  const kept = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (lines: string[]) => {
      for (const line of lines) {
        const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
        kept.set(name, value);
      }
    },
  };
}

export function newBrowser({ visitor }: TestApi, cookie = ''): Browser {
  const cookies = jar(cookie);
  const keeping = async (answer: Promise<Answer>) => {
    const got = await answer;
    cookies.take([got.headers['set-cookie'] ?? []].flat() as string[]);
    return got;
  };
  return {
    get: (path, query = {}) => keeping(visitor.get(path, query, { cookie: cookies.header() })),
    post: (path, body = {}) => keeping(visitor.post(path, body, { cookie: cookies.header() })),
  };
}

/** Where a browser is sent to sign in. */
export const begins = async (browser: Browser, provider: string): Promise<string> =>
  (await browser.post('/login/provider/begin', { provider, next: '/applications' })).data.url;

const MOST_STEPS = 10;

/** From page to page as a browser goes, until our own has what the provider said. */
export async function travel({ app, services }: TestApi, url: string): Promise<Record<string, string>> {
  const cookies = jar();
  const callback = `${services.config.publicUrl}/api/login/callback/`;
  let at = url;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (at.startsWith(callback)) {
      const back = await app.inject({ url: at.slice(services.config.publicUrl.length) });
      return Object.fromEntries(new URLSearchParams(String(back.headers.location).split('?')[1]));
    }
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie: cookies.header() } });
    cookies.take(answer.headers.getSetCookie());
    const to = answer.headers.get('location');
    if (!to) throw new Error(`${at} leads nowhere: ${answer.status} ${await answer.text()}`);
    at = new URL(to, at).href;
  }
  throw new Error('round and round');
}
