import type { ImportReport } from '@verdant/contracts';
import type { Check } from '../use-check.ts';
import { type Quote, segmentsOf } from './segments.ts';
import classes from './source.module.css';

type Reading = { path: string; tone: 'read' | 'check' | 'loose' };

/** What was read out of each line, the value that is looked at first, and after it what went into no field. */
function readingsOf({ state, looked }: Check): Map<string, Quote<Reading>[]> {
  const byLine = new Map<string, Quote<Reading>[]>();
  const add = (line: string, quote: Quote<Reading>) => byLine.set(line, [...(byLine.get(line) ?? []), quote]);
  const evidence = Object.values(state.evidence);
  for (const { path, quote, lines, confidence } of [
    ...evidence.filter((one) => one.path === looked),
    ...evidence.filter((one) => one.path !== looked),
  ])
    for (const line of lines) add(line, { quote, key: { path, tone: confidence === 'check' ? 'check' : 'read' } });
  // words that stand apart in the line are parted by two spaces
  for (const { id, text } of state.unassigned)
    add(id, { quote: text.replace(/ {2,}/g, '\n'), key: { path: id, tone: 'loose' } });
  return byLine;
}

/** The lines of a document without pages, the words that were read marked. */
export const SourceLines = ({ report, check }: { report: ImportReport; check: Check }) => {
  const { looked, asked, setLooked } = check;
  const readings = readingsOf(check);
  return (
    <ol className={classes.lines} data-kind={report.kind}>
      {report.lines.map(({ id, text }) => (
        <li key={id}>
          {segmentsOf(text, readings.get(id) ?? []).map(({ text: words, key }, at) =>
            key ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
                key={at}
                type="button"
                data-tone={key.tone}
                data-looked={key.path === looked || asked.includes(key.path) || undefined}
                onClick={() => setLooked(key.path)}
              >
                {words}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={at}>{words}</span>
            ),
          )}
        </li>
      ))}
    </ol>
  );
};
