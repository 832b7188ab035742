import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MALLOC_ENV } from '../lib/build/programs.ts';
import { ROOT } from '../lib/environment.ts';

type Service = {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  restart: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, unknown>;
  [key: string]: unknown;
};
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile');
const all = Object.entries(services);

describe('docker compose', () => {
  test.each(all)('%s has no rights, no writable root and a limit of memory', (_, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      read_only: true,
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  test.each(all)('%s runs an image of an exact version, as somebody who is not root', (_, { image, build, user }) => {
    if (image.startsWith('verdant-')) return expect(build === undefined || build.target).toBeTruthy();
    expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    expect(user).toMatch(/^(?!root|0)/);
  });

  test('its programs keep memory as those that `npm start` runs', () => {
    for (const [name, value] of Object.entries(MALLOC_ENV)) expect(dockerfile).toContain(` ${name}=${value}`);
  });

  test('so do the images that are built', () => {
    const from = [...dockerfile.matchAll(/^FROM (\S+)( AS (\S+))?$/gm)].map(([, image, , name]) => ({
      image: image!,
      name,
    }));
    const stages = new Set(from.map(({ name }) => name));
    for (const { image } of from) if (!stages.has(image)) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
    const wanted = all.flatMap(([, { build }]) => (build ? [build.target] : []));
    expect([...new Set(wanted)].filter((target) => !stages.has(target))).toEqual([]);
    // nginx-unprivileged is nobody by itself
    expect(dockerfile.match(/^USER (\S+)$/gm)).toEqual(['USER node', 'USER node']);
  });

  test('what keeps running is asked for its health', () => {
    const checkedByImage = dockerfile.split(/^FROM /m).filter((stage) => stage.includes('HEALTHCHECK'));
    const targets = checkedByImage.map((stage) => stage.match(/ AS (\S+)/)![1]);
    for (const [name, { restart, healthcheck, build }] of all) {
      if (restart === 'no') continue;
      const checked = Boolean(healthcheck?.test) || targets.includes(build?.target ?? '');
      expect({ name, checked }).toEqual({ name, checked: true });
    }
  });

  test('what is built needs no tools of development', () => {
    for (const name of ['api', 'worker', 'migrate'])
      expect(services[name]!.command).toEqual([
        'node',
        '--conditions=built',
        name === 'migrate' ? 'dist/migrate/main.js' : 'dist/main.js',
      ]);
  });

  test('every setting of .env.example reaches api and worker', () => {
    const settings = [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(30);
    const elsewhere = {
      // said by the image
      image: ['PORT', 'HOST', 'DATA_DIR'],
      // made of the secrets
      secrets: ['DATABASE_URL', 'REDIS_URL'],
      // mounted
      folder: ['PAYMENT_KEYS'],
      tests: ['WXPAY_BASE_URL', 'ALIPAY_GATEWAY', 'WECHAT_BASE_URL', 'IMPORT_FROM_ADDRESS_ALLOWED'],
    };
    const passed = Object.keys(services.api!.environment!);
    const missing = settings.filter((name) => ![...passed, ...Object.values(elsewhere).flat()].includes(name));
    expect(missing).toEqual([]);
    expect(services.worker!.environment).toEqual(services.api!.environment);
  });
});

test('passwords are made once, for those alone who mount the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const make = () => {
    execFileSync(process.execPath, [join(ROOT, 'docker', 'first-secrets.mjs'), folder]);
    return ['database', 'queue'].map((name) => readFileSync(join(folder, name), 'utf8'));
  };
  try {
    const first = make();
    expect(new Set(first).size).toBe(2);
    for (const secret of first) expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(statSync(join(folder, 'queue')).mode & 0o777).toBe(0o444);
    expect(make()).toEqual(first);
    const said = execFileSync('sh', [
      '-c',
      `sed 's#/secrets/#${folder}/#g' '${join(ROOT, 'docker', 'with-secrets.sh')}' > ${folder}/run && sh ${folder}/run env`,
    ]).toString();
    expect(said).toContain(`DATABASE_URL=postgres://verdant:${first[0]}@database:5432/verdant`);
    expect(said).toContain(`REDIS_URL=redis://:${first[1]}@queue:6379`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the workflow takes its actions by their commit, and runs what .ci/run runs', () => {
  const workflow = read('.github/workflows/test.yml');
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action!);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(workflow).toContain('run: .ci/run');
  expect(workflow).toMatch(/audit --prod/);
});

describe('/licences.txt', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'licences-')), 'licences.txt');
  execFileSync(process.execPath, [join(ROOT, 'apps', 'web', 'scripts', 'licences.mjs'), file]);
  const all = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });

  test.each(['apps/api', 'apps/worker', 'apps/web', 'packages/server', 'packages/typesetter', 'packages/reader'])(
    'names all that %s is made of',
    (part) => {
      const { dependencies } = JSON.parse(read(join(part, 'package.json'))) as { dependencies: Record<string, string> };
      const theirs = Object.entries(dependencies).filter(([, version]) => !version.startsWith('workspace:'));
      expect(theirs.filter(([name, version]) => !all.includes(`\n${name} ${version} · `))).toEqual([]);
    },
  );

  test('has the words of the fonts’ licence with each of their holders, and of what is copied into ours', () => {
    const ofFonts = all
      .split(/^=+\n/m)
      .flatMap((part, at, parts) =>
        part.includes('SIL OPEN FONT LICENSE') ? parts[at - 1]!.split('\n').filter(Boolean) : [],
      );
    for (const font of ['inter', 'noto-sans-sc', 'noto-serif-sc', 'lxgw-wenkai', 'eb-garamond', 'source-serif-4'])
      expect(ofFonts.filter((name) => name.includes(`/${font} `))).not.toEqual([]);
    expect(all).toContain('WordNet 3.1');
    expect(all).toContain('Princeton University');
  });

  test('lies in the images', () => {
    const stages = dockerfile.split(/^FROM /m);
    for (const name of ['runtime', 'operator'])
      expect(stages.find((stage) => stage.includes(` AS ${name}\n`))).toContain('/app/licences.txt');
    expect(stages.find((stage) => stage.includes(' AS web\n'))).toContain('/app/apps/web/dist');
  });
});
