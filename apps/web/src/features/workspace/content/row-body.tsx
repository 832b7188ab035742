import type { RowKey } from '../state/field-path.ts';
import { BasicsFields } from './basics-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { IntentionFields } from './intention-fields.tsx';
import { IntroductionField } from './introduction-field.tsx';
import classes from './row.module.css';

const single = { basics: BasicsFields, intention: IntentionFields, introduction: IntroductionField };

export const RowBody = ({ row }: { row: RowKey }) => {
  if (row === 'basics' || row === 'intention' || row === 'introduction') {
    const Fields = single[row];
    return (
      <div className={classes.plain}>
        <Fields />
      </div>
    );
  }
  return <EntryList section={row} />;
};
