import { IconAlertTriangle } from '@tabler/icons-react';
import type { ImportReport } from '@verdant/contracts';
import { useT } from '../state/use-t.ts';
import classes from './import.module.css';

/** `missing` and `unassigned` are told where they are mended. */
const TOLD_ELSEWHERE = ['missing', 'unassigned'];
const TEXT_MAX = 160;

/** What a person should know of the document itself: hidden words, letters that say nothing, pages without text. */
export const Warnings = ({ report }: { report: ImportReport }) => {
  const { t } = useT();
  const told = report.warnings.filter(({ code }) => !TOLD_ELSEWHERE.includes(code));
  if (told.length === 0 && !report.engine.reason) return null;
  return (
    <ul className={classes.warnings}>
      {told.map(({ code, text = '', page = 0, count = 0 }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={at}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{t(`import:warning.${code}`, { text: text.slice(0, TEXT_MAX), page, count })}</span>
        </li>
      ))}
      {report.engine.reason && (
        <li>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{t('import:modelSilent')}</span>
        </li>
      )}
    </ul>
  );
};
