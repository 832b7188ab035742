import { giveOut, type Reply, scriptedHost } from './scripted-host.ts';

export type GitHubPerson = {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

export type ScriptedGitHub = {
  settings: { GITHUB_URL: string; GITHUB_CLIENT_ID: string; GITHUB_CLIENT_SECRET: string };
  /** who sits before it; null refuses */
  person: GitHubPerson | null;
  /** whether the API is up */
  works: boolean;
  close(): Promise<void>;
};

const CLIENT = { id: 'Iv1.verdant', secret: 'told to nobody else' };

/** GitHub as a server of one's own speaks it: pages below /login/oauth, the API below /api/v3. For tests. */
export async function startScriptedGitHub(): Promise<ScriptedGitHub> {
  const given = giveOut<GitHubPerson>();
  const host = await scriptedHost(({ path, query, form, bearer }): Reply => {
    if (path === '/login/oauth/authorize') {
      const back = new URL(query.get('redirect_uri')!);
      const right = query.get('client_id') === CLIENT.id && query.get('code_challenge_method') === 'S256';
      if (!right || query.get('scope') !== 'user:email') return { status: 404 };
      back.searchParams.set('state', query.get('state') ?? '');
      if (self.person) back.searchParams.set('code', given.code(self.person, query));
      else back.searchParams.set('error', 'access_denied');
      return { location: back.href };
    }
    if (path === '/login/oauth/access_token') {
      // errors come with status 200
      if (form.get('client_secret') !== CLIENT.secret) return { json: { error: 'incorrect_client_credentials' } };
      const made = given.token(form.get('code'), form);
      if (!made) return { json: { error: 'bad_verification_code' } };
      return { json: { access_token: made.token, scope: 'user:email', token_type: 'bearer' } };
    }
    const who = given.holder(bearer);
    if (!self.works) return { status: 502 };
    if (!who) return { status: 401 };
    const { emails, ...account } = who;
    if (path === '/api/v3/user') return { json: account };
    return path === '/api/v3/user/emails' ? { json: emails } : { status: 404 };
  });
  const settings = { GITHUB_URL: host.url, GITHUB_CLIENT_ID: CLIENT.id, GITHUB_CLIENT_SECRET: CLIENT.secret };
  const self: ScriptedGitHub = { settings, person: null, works: true, close: host.close };
  return self;
}
