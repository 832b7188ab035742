import { basename } from 'node:path';
import { emptyContent, Failure, type Language, type ResumeContent } from '@verdant/contracts';
import { createReader, type Reader } from '@verdant/reader';
import { matchJob } from '@verdant/resume';
import { errorMessage, readInput } from './lib/input-file.ts';

type Read = { content: ResumeContent; language: Language };

/** A résumé in our own JSON shape is taken as it is; everything else goes through the reader. */
function ownJson(bytes: Uint8Array): Read | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value !== 'object' || value === null) return null;
    const whole = 'content' in value && typeof value.content === 'object' ? value.content : value;
    if (!whole || !('education' in whole) || !('basics' in whole) || !('name' in Object(whole.basics))) return null;
    if (!('intention' in whole)) return null;
    const empty = emptyContent();
    const content = { ...empty, ...whole } as ResumeContent;
    return { content, language: /\p{Script=Han}/u.test(JSON.stringify(content.work)) ? 'zh' : 'en' };
  } catch {
    return null;
  }
}

async function matchOne(job: string, file: string, reader: Reader): Promise<object> {
  const bytes = await readInput(file);
  const { content, language } = ownJson(bytes) ?? (await reader.read(bytes, { fileName: basename(file) }));
  const today = new Date().toISOString().slice(0, 7);
  const match = matchJob({ content, language, today, jobDescription: job });
  if (!match) return { file, score: null, overall: null, terms: [] };
  const { score, overall, parts, facts, terms } = match;
  return {
    file,
    score,
    overall,
    parts,
    title: facts.title?.asked ?? null,
    years: facts.years?.asked ?? null,
    degree: facts.degree?.asked ?? null,
    facts,
    terms: terms.map(({ term, options, need, kind, credit, standing, path }) => ({
      term,
      options,
      need,
      kind,
      credit,
      standing,
      path,
    })),
  };
}

async function main([jobFile, ...files]: readonly string[]): Promise<number> {
  if (jobFile === undefined || files.length === 0) {
    process.stderr.write(
      'Usage: npm run -s match -- JD_FILE FILE…   (a posting as text; résumés in any form that is read, or our own JSON; prints a JSON line a file)\n',
    );
    return 2;
  }
  const reader = createReader();
  let failed = 0;
  try {
    const job = new TextDecoder().decode(await readInput(jobFile));
    for (const file of files) {
      try {
        process.stdout.write(`${JSON.stringify(await matchOne(job, file, reader))}\n`);
      } catch (cause) {
        failed += 1;
        const name = cause instanceof Failure ? cause.error : 'internal';
        process.stdout.write(`${JSON.stringify({ file, error: { name, message: errorMessage(cause) } })}\n`);
      }
    }
  } catch (cause) {
    process.stderr.write(`${jobFile}: ${errorMessage(cause)}.\n`);
    failed += 1;
  } finally {
    await reader.close();
  }
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2).filter((argument) => argument !== '--'));
