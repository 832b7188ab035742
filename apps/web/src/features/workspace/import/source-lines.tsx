import type { ImportReport } from '@verdant/contracts';
import classes from './import.module.css';
import type { Check } from './use-check.ts';

/** The lines of a document without pages, those that were read marked. */
export const SourceLines = ({ report, check }: { report: ImportReport; check: Check }) => {
  const { state, looked, setLooked } = check;
  const reading = new Map<string, { path: string; tone: string }>();
  for (const { id } of state.unassigned) reading.set(id, { path: id, tone: 'loose' });
  for (const { path, lines, confidence } of Object.values(state.evidence))
    for (const line of lines)
      if (!reading.has(line) || path === looked)
        reading.set(line, { path, tone: confidence === 'check' ? 'check' : 'read' });
  return (
    <ol className={classes.lines}>
      {report.lines.map(({ id, text }) => {
        const found = reading.get(id);
        return (
          <li key={id}>
            {found ? (
              <button
                type="button"
                data-tone={found.tone}
                data-looked={found.path === looked || undefined}
                onClick={() => setLooked(found.path)}
              >
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
