import { parseArgs } from 'node:util';
import type { Language } from '@verdant/contracts';
import { templates } from '@verdant/typesetter';

export type Options = {
  files: string[];
  answers: string | null;
  out: string | null;
  template: string | null;
  language: Language | null;
};

const ids = templates.map(({ id }) => id);

export const usage = `Usage: npm run improve -- FILE… [--out DIR] [--template ${ids.join('|')}] [--language zh|en] [--answers JSON]

Writes beside each résumé (a PDF): its improved PDF, its content as JSON, and a report in Markdown.
Only what needs no answer from you is changed; nothing is invented. The report asks questions; a file of
[{"id": …, "answer": …}] as --answers makes bullets of your answers.`;

/** Throws an `Error` with a sentence for the person. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      answers: { type: 'string' },
      out: { type: 'string' },
      template: { type: 'string' },
      language: { type: 'string' },
    },
  });
  const { answers = null, out = null, template = null, language = null } = values;
  if (positionals.length === 0) throw new Error('Which file?');
  if (answers !== null && positionals.length > 1) throw new Error('Answers are about one file.');
  if (template !== null && !ids.includes(template)) throw new Error(`There is no template "${template}".`);
  if (language !== null && language !== 'zh' && language !== 'en') throw new Error('The language is zh or en.');
  return { files: positionals, answers, out, template, language };
}
