import { contentOfEntry, factGate } from '@verdant/resume';
import { errorMessage, readInput } from './lib/input-file.ts';

type Line = { lang: 'zh' | 'en'; entry: string; original: string; rewrite: string; originals?: string[]; jd?: string };

const print = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { lang, entry, original, originals, rewrite } = value as Record<string, unknown>;
  if (originals !== undefined && !(Array.isArray(originals) && originals.every((text) => typeof text === 'string')))
    return false;
  return (lang === 'zh' || lang === 'en') && [entry, original, rewrite].every((text) => typeof text === 'string');
}

/** `ask`: nothing is written before the person has said that `confirm` is true, or has filled a gap that we put in. */
function answer({ lang, entry, original: first, originals = [], rewrite, jd }: Line): object {
  // a rewrite of several bullets is held against all that they say
  const original = originals.length > 1 ? originals.join(lang === 'zh' ? '；' : '; ') : first;
  const { content, path } = contentOfEntry(entry, original);
  const verdict = factGate({ content, path, original, rewrite, language: lang, jobDescription: jd ?? null });
  if (!verdict.ok) return { verdict: 'reject', text: null, reason: verdict.reason, confirm: [] };
  const { text, confirm } = verdict;
  const asked = confirm.length > 0 || text !== rewrite.trim();
  return { verdict: asked ? 'ask' : 'accept', text, reason: null, confirm };
}

async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    process.stderr.write(
      'Usage: npm run -s gate -- FILE.jsonl…   (lines {lang, entry, original, rewrite, originals?, jd?}; prints a verdict a line)\n',
    );
    return 2;
  }
  for (const file of files) {
    let text: string;
    try {
      text = new TextDecoder().decode(await readInput(file));
    } catch (cause) {
      process.stderr.write(`${file}: ${errorMessage(cause)}.\n`);
      return 1;
    }
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        value = null;
      }
      if (!isLine(value)) {
        process.stderr.write(`${file}, line ${index + 1}: not {lang, entry, original, rewrite}.\n`);
        return 1;
      }
      print(answer(value));
    }
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2).filter((argument) => argument !== '--'));
