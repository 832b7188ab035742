import type { RowKey } from '../../editor/content/field-path.ts';
import { EntryList } from './entry-list.tsx';
import { BasicsFields } from './fields/basics-fields.tsx';
import { IntentionFields } from './fields/intention-fields.tsx';
import { IntroductionField } from './fields/introduction-field.tsx';
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
