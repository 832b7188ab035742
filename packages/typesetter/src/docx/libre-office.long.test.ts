import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { office } from '../../testing/office.ts';
import { samples } from '../samples.ts';
import { docx } from './docx.ts';

const style = styleOf('slip');

it.skipIf(!office)(
  'is opened by LibreOffice without loss',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'docx-'));
    try {
      const languages = ['en', 'zh'] as const;
      const fileOf = (language: string, kind: string) => join(folder, `${language}.${kind}`);
      for (const language of languages)
        await writeFile(fileOf(language, 'docx'), await docx({ content: samples[language], language, style }));
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
      const files = languages.map((language) => fileOf(language, 'docx'));
      await promisify(execFile)(office!, ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files]);
      for (const language of languages) {
        const { text, pages } = await readPdf(await readFile(fileOf(language, 'pdf')));
        expect(pages).toBeLessThanOrEqual(2);
        for (const value of textsOf(samples[language]).flatMap((each) => each.split('\n')))
          expect(folded(text)).toContain(folded(value));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
