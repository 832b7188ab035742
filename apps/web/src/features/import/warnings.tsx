import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ImportReport } from '@verdant/contracts';
import { useT } from '../../editor/use-t.ts';
import classes from './import.module.css';
import type { Check } from './use-check.ts';

/** `missing` and `unassigned` are shown where they are mended. */
const TOLD_ELSEWHERE = ['missing', 'unassigned'];
const TEXT_MAX = 160;
/** What names a warning where something is looked at. */
export const warningId = (at: number): string => `warning-${at}`;

/** What a person should know of the document itself: hidden words, letters that say nothing, pages without text. */
export const Warnings = ({ report, check }: { report: ImportReport; check: Check }) => {
  const { t } = useT();
  const shown = report.warnings.flatMap((warning, at) =>
    TOLD_ELSEWHERE.includes(warning.code) ? [] : [{ ...warning, id: warningId(at) }],
  );
  if (shown.length === 0 && !report.engine.reason) return null;
  return (
    <ul className={classes.warnings}>
      {shown.map(({ id, code, text = '', page = 0, count = 0, boxes = [] }) => (
        <li key={id} data-thread-row={check.looked === id || undefined}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{t(`import:warning.${code}`, { text: text.slice(0, TEXT_MAX), page, count })}</span>
          {boxes.length > 0 && (
            <Button
              className={classes.showPlace}
              size="compact-xs"
              variant="default"
              onClick={() => check.setLooked(id)}
            >
              {t('import:showPlace')}
            </Button>
          )}
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
