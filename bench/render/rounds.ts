import { type Case, cases, type Kind, kinds } from './cases.ts';
import { type Answer, startEngine } from './engine.ts';
import { median } from './table.ts';

export type Measured = { name: Case; kind: Kind; ours: Answer[]; theirs: Answer[] };

/** One row: both engines in turns, round by round, on the same documents; each in a process that does nothing else. */
async function measureRow(name: Case, kind: Kind, rounds: number, documents: number): Promise<Measured> {
  const [ours, theirs] = [await startEngine('typst'), await startEngine('react-pdf')];
  const row: Measured = { name, kind, ours: [], theirs: [] };
  for (let seed = 1; seed <= rounds; seed += 1) {
    row.ours.push(await ours.measure({ name, kind, documents, seed }));
    row.theirs.push(await theirs.measure({ name, kind, documents, seed }));
  }
  ours.stop();
  theirs.stop();
  return row;
}

export async function measureRounds(rounds: number, documents: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const name of cases) for (const kind of kinds) all.push(await measureRow(name, kind, rounds, documents));
  return all;
}

/**
 * Every template beside the one page of React-PDF, in turns round by round; a row a template, with the median ratio of
 * wall time for each résumé and kind.
 */
export async function measureTemplates(
  templates: readonly string[],
  rounds: number,
  documents: number,
): Promise<string[][]> {
  const rows = templates.map((template) => [template]);
  for (const name of cases)
    for (const kind of kinds) {
      const [ours, theirs] = [await startEngine('typst'), await startEngine('react-pdf')];
      const ratios: number[][] = templates.map(() => []);
      for (let seed = 1; seed <= rounds; seed += 1) {
        const { ms } = await theirs.measure({ name, kind, documents, seed });
        for (const [i, template] of templates.entries())
          ratios[i]!.push(ms / (await ours.measure({ name, kind, documents, seed, template })).ms);
      }
      ours.stop();
      theirs.stop();
      for (const [i, row] of rows.entries()) row.push(`${median(ratios[i]!).toFixed(1)} ×`);
    }
  return rows;
}
export const templatesHead = ['template', ...cases.flatMap((name) => kinds.map((kind) => `${name} ${kind}`))];

/** Medians over the rounds; the ratios are of each round's pair. */
export function rowOf({ name, kind, ours, theirs }: Measured): string[] {
  const ms = (of: Answer[]) => median(of.map((each) => each.ms));
  const cpu = (of: Answer[]) => median(of.map((each) => each.cpuMs));
  const ratio = (key: 'ms' | 'cpuMs') => `${median(ours.map((each, i) => theirs[i]![key] / each[key])).toFixed(1)} ×`;
  return [
    name,
    kind,
    `${ours[0]?.pages} / ${theirs[0]?.pages}`,
    `${ms(ours).toFixed(1)} / ${ms(theirs).toFixed(1)}`,
    `${(1000 / ms(ours)).toFixed(0)} / ${(1000 / ms(theirs)).toFixed(0)}`,
    ratio('ms'),
    `${cpu(ours).toFixed(1)} / ${cpu(theirs).toFixed(1)}`,
    ratio('cpuMs'),
  ];
}
export const head = ['résumé', 'document', 'pages', 'ms', 'PDF/s', 'ratio', 'processor ms', 'ratio'];
