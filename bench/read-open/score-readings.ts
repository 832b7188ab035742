import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '../../packages/reader/src/formats/read-resume.ts';
import { table } from '../render/table.ts';
import { foundIn } from '../strangers/found.ts';
import { CORE, f1, macroOf, type Scores, scoreDocument } from '../strangers/score.ts';
import type { Found, Truth } from '../strangers/truth.ts';

const NOTHING: Found = {
  basics: { name: '', email: '', phone: '', location: '', links: [] },
  education: [],
  work: [],
  projects: [],
  certifications: [],
  awards: [],
  skills: [],
};
const jsonIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What another parser found, in `predictions`, as far as it says something; nothing where it has no file. */
function foundBy(predictions: string, name: string): Found {
  const file = join(predictions, `${name}.json`);
  if (!existsSync(file)) return NOTHING;
  const said = jsonIn(file) as Partial<Found>;
  return { ...NOTHING, ...said, basics: { ...NOTHING.basics, ...said.basics } };
}

/**
 * F1 of each field in per cent, the mean over the documents of a folder that `npm run bench:read-open -- --out` drew: of
 * what lies in `predictions`, or of what our reader finds. Throws where the folder holds no document.
 */
export async function scoreReadings(folder: string, predictions?: string): Promise<string> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  if (!names.length) throw new Error(`There is no truth in ${folder}: npm run bench:read-open -- --out ${folder}`);
  const read: { language: string; scores: Scores }[] = [];
  for (const name of names) {
    const truth = jsonIn(join(folder, `${name}.json`)) as Truth;
    const fileName = `${name}.pdf`;
    const own = async () => {
      const { content } = await readResume(new Uint8Array(readFileSync(join(folder, fileName))), { fileName });
      return foundIn(content);
    };
    const found = predictions ? foundBy(predictions, name) : await own();
    read.push({ language: truth.language, scores: scoreDocument(truth, found) });
  }
  const groups = [read, ...['zh', 'en'].map((language) => read.filter((one) => one.language === language))];
  const mean = (values: number[]) =>
    values.length ? ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1) : '–';
  const fields = [...new Set(read.flatMap(({ scores }) => Object.keys(scores)))];
  const rows = fields.map((field) => [
    CORE.includes(field) ? `${field} *` : field,
    ...groups.map((group) => mean(group.flatMap(({ scores }) => (scores[field] ? f1(scores[field]) : [])))),
  ]);
  const whole = (name: string, only?: readonly string[]) => [
    name,
    ...groups.map((group) => mean(group.map(({ scores }) => macroOf(scores, only)))),
  ];
  const columns = [
    'field',
    `all (${read.length})`,
    ...['zh', 'en'].map((one, i) => `${one} (${groups[i + 1]!.length})`),
  ];
  return table(columns, [...rows, whole('core *', CORE), whole('full')]);
}
