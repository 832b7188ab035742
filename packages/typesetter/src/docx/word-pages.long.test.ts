import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { expect, it } from 'vitest';
import { byTurns } from '../../testing/by-turns.ts';
import { office } from '../../testing/office.ts';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samplePortrait } from '../samples/portrait.ts';
import { shownSample } from '../samples/shown.ts';
import { templates } from '../templates.ts';
import { docx } from './docx.ts';

const typesetter = sharedTypesetter();

it.skipIf(!office)(
  'the sample of every template that is fitted takes as many pages in LibreOffice as in the PDF',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'word-pages-'));
    try {
      const photo = await samplePortrait();
      const wanted = new Map<string, number>();
      const ids = templates.map(({ id }) => id);
      for (const [id, language] of byTurns(ids, 'en')) {
        const input = { ...shownSample(id, language), language, photo };
        const name = `${id}.${language}`;
        wanted.set(name, (await typesetter.pdf(input)).pages);
        await writeFile(join(folder, `${name}.docx`), await docx(await typesetter.fitted(input)));
      }
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
      const files = [...wanted.keys()].map((name) => join(folder, `${name}.docx`));
      await promisify(execFile)(office!, ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files]);
      const found = new Map<string, number>();
      for (const name of wanted.keys())
        found.set(name, (await readPdf(await readFile(join(folder, `${name}.pdf`)))).pages);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  900_000,
);
