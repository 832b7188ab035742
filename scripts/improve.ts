import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { createReader, type Reader } from '@verdant/reader';
import { defaultStyle } from '@verdant/resume';
import { createTypesetter, type Typesetter } from '@verdant/typesetter';
import { readAnswers } from './improve/answers.ts';
import { improveContent } from './improve/improve-content.ts';
import { type Options, readOptions, usage } from './improve/options.ts';
import { report } from './improve/report.ts';
import { errorMessage, readInput, resolveFromCaller } from './lib/input-file.ts';
import { readingOf } from './lib/reading-of.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** The main job without browser and server: 0 when every file is written, 1 when one is not, 2 for a wrong call. */
async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2).filter((argument) => argument !== '--'));
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  const tools = { reader: createReader(), typesetter: createTypesetter({ processes: 1 }) };
  let failed = 0;
  for (const file of options.files) {
    try {
      await improveFile(file, options, tools);
    } catch (error) {
      failed += 1;
      say(`${file}: ${errorMessage(error)}.`);
    }
  }
  await Promise.all([tools.reader.close(), tools.typesetter.close()]);
  return failed > 0 ? 1 : 0;
}

type Tools = { reader: Reader; typesetter: Typesetter };

async function improveFile(file: string, options: Options, { reader, typesetter }: Tools): Promise<void> {
  const bytes = await readInput(file);
  say(`${file}: reading …`);
  const read = await reader.read(bytes, { fileName: basename(file) });
  const language = options.language ?? read.language;

  say(`${file}: ${read.pages} page(s), ${language === 'zh' ? 'Chinese' : 'English'}; looking for what can be better …`);
  const answers = options.answers ? readAnswers(options.answers) : [];
  const today = new Date().toISOString().slice(0, 7);
  const improved = improveContent(read.content, language, today, readingOf(read), answers);
  const { content, before, after, applied } = improved;

  say(`${file}: score ${before.score} → ${after.score} by ${applied.length} change(s); setting the page …`);
  const style = defaultStyle(language);
  const pdf = await typesetter.pdf({
    content,
    language,
    style: { ...style, template: options.template ?? style.template },
  });

  const { name } = parse(file);
  const folder = resolveFromCaller(options.out ?? dirname(file));
  const outputs: [string, Uint8Array | string][] = [
    [`${name}.improved.pdf`, pdf.bytes],
    [`${name}.improved.json`, `${JSON.stringify({ language, content }, null, 2)}\n`],
    [`${name}.report.md`, report({ ...improved, name: basename(file), language })],
  ];
  await mkdir(folder, { recursive: true });
  for (const [output, data] of outputs) {
    await writeFile(join(folder, output), data);
    say(`  ${join(options.out ?? dirname(file), output)}`);
  }
  if (after.advice.length > 0) say(`${file}: ${after.advice.length} more thing(s) need you; the report names them.`);
}

process.exitCode = await main();
