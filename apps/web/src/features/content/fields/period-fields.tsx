import { Switch } from '@mantine/core';
import { endsBeforeStart } from '@verdant/contracts/constants';
import { withinSentence } from '../../../editor/input/use-fault.ts';
import { useT } from '../../../editor/use-t.ts';
import { DateField } from './date-field.tsx';
import classes from './period.module.css';

type Period = { start: string; end: string | null };
type Props = { base: string; value: Period; onChange: (change: Partial<Period>, key: string) => void };

/** From, to, and "present" for what goes on. */
export const PeriodFields = ({ base, value, onChange }: Props) => {
  const { t } = useT();
  const present = value.end === null;
  const order = { field: withinSentence(t('workspace:field.end')), start: value.start };
  const fault = endsBeforeStart(value.start, value.end) ? t('workspace:wrong.order', order) : null;
  return (
    <>
      <DateField
        path={`${base}/start`}
        label={t('workspace:field.start')}
        value={value.start}
        onChange={(start) => onChange({ start }, `${base}/start`)}
      />
      <div className={classes.end}>
        <DateField
          path={`${base}/end`}
          label={t('workspace:field.end')}
          value={value.end ?? ''}
          disabled={present}
          shown={t('workspace:present')}
          fault={fault}
          onPresent={() => onChange({ end: null }, `${base}/end`)}
          onChange={(end) => onChange({ end }, `${base}/end`)}
        />
        <Switch
          className={classes.present}
          size="xs"
          withThumbIndicator={false}
          label={t('workspace:present')}
          checked={present}
          onChange={(event) => onChange({ end: event.currentTarget.checked ? null : '' }, `${base}/end`)}
        />
      </div>
    </>
  );
};
