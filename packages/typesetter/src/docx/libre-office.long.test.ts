import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '../../testing/by-turns.ts';
import { office } from '../../testing/office.ts';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samplePortrait } from '../samples/portrait.ts';
import { shownSample } from '../samples/shown.ts';
import { samples } from '../samples.ts';
import { templates } from '../templates.ts';
import { docx } from './docx.ts';

const typesetter = sharedTypesetter();
const languages = ['en', 'zh'] as const;

/** LibreOffice starts once for all documents: that takes longer than they do. */
describe.skipIf(!office)('a Word file in LibreOffice', () => {
  let folder: string;
  const wanted = new Map<string, number>();
  const read = async (name: string) => readPdf(await readFile(join(folder, `${name}.pdf`)));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'libre-office-'));
    const files: string[] = [];
    const write = async (name: string, bytes: Uint8Array) => {
      files.push(join(folder, `${name}.docx`));
      await writeFile(files.at(-1)!, bytes);
    };
    const photo = await samplePortrait();
    const ids = templates.map(({ id }) => id);
    for (const [id, language] of byTurns(ids, 'en')) {
      const input = { ...shownSample(id, language), language, photo };
      const name = `${id}.${language}`;
      wanted.set(name, (await typesetter.pdf(input)).pages);
      await write(name, await docx(await typesetter.fitted(input)));
    }
    for (const language of languages)
      await write(language, await docx({ content: samples[language], language, style: styleOf('slip') }));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    await promisify(execFile)(office!, ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files]);
  }, 900_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('takes as many pages as the PDF: the sample of every template that is fitted', async () => {
    const found = new Map<string, number>();
    for (const name of wanted.keys()) found.set(name, (await read(name)).pages);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it.each(languages)('is opened without loss, %s', async (language) => {
    const { text, pages } = await read(language);
    expect(pages).toBeLessThanOrEqual(2);
    for (const value of textsOf(samples[language]).flatMap((each) => each.split('\n')))
      expect(folded(text)).toContain(folded(value));
  });
});
