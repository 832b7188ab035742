import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readResume } from '../read-resume.ts';

/** The other writer of Word files that people have. */
const OFFICE = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path));

const page = `<html><body>
<p style="font-size:24pt"><b>Nora Lindqvist</b></p>
<p>nora@example.com | Bristol</p>
<h1>Experience</h1>
<p><b>Copperfield Freight</b>, Planner, Mar 2020 - Present</p>
<ul><li>Plans forty lanes</li><li>Wrote the handbook</li></ul>
<h1>Education</h1>
<table><tr><td>University of Elmbridge</td><td>BSc Statistics</td><td>2012 - 2016</td></tr></table>
</body></html>`;

test.runIf(OFFICE)(
  'a Word file that LibreOffice wrote',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verdant-office-'));
    try {
      await writeFile(join(folder, 'cv.html'), page);
      const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--infilter=HTML (StarWriter)'];
      const convert = ['--convert-to', 'docx:Office Open XML Text', '--outdir', folder, join(folder, 'cv.html')];
      await promisify(execFile)(OFFICE!, [...args, ...convert], { timeout: 240_000 });
      const { kind, content } = await readResume(await readFile(join(folder, 'cv.docx')));
      expect(kind).toBe('docx');
      expect(content.basics).toMatchObject({ name: 'Nora Lindqvist', email: 'nora@example.com' });
      expect(content.work).toMatchObject([
        {
          company: 'Copperfield Freight',
          position: 'Planner',
          start: '2020-03',
          end: null,
          content: ['Plans forty lanes', 'Wrote the handbook'],
        },
      ]);
      expect(content.education).toMatchObject([{ school: 'University of Elmbridge', start: '2012', end: '2016' }]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
