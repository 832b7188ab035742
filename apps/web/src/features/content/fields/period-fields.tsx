import { Switch } from '@mantine/core';
import { endsBeforeStart } from '@verdant/contracts/constants';
import { useField } from '../../../editor/content/use-field.ts';
import { withinSentence } from '../../../editor/input/use-fault.ts';
import { useT } from '../../../editor/use-t.ts';
import { DateField } from './date-field.tsx';
import classes from './period.module.css';

/** From, to, and "present" for what goes on; `base` is the path of the entry. */
export const PeriodFields = ({ base }: { base: string }) => {
  const { t } = useT();
  const [start = ''] = useField<string>(`${base}/start`);
  const [end = '', write] = useField<string | null>(`${base}/end`);
  const present = end === null;
  const order = { field: withinSentence(t('workspace:field.end')), start };
  const fault = endsBeforeStart(start, end) ? t('workspace:wrong.order', order) : null;
  return (
    <>
      <DateField path={`${base}/start`} label={t('workspace:field.start')} />
      <div className={classes.end}>
        <DateField
          path={`${base}/end`}
          label={t('workspace:field.end')}
          disabled={present}
          shown={t('workspace:present')}
          fault={fault}
          onPresent={() => write(null)}
        />
        <Switch
          className={classes.present}
          size="xs"
          withThumbIndicator={false}
          label={t('workspace:present')}
          checked={present}
          onChange={(event) => write(event.currentTarget.checked ? null : '')}
        />
      </div>
    </>
  );
};
