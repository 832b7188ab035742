import { intention } from '@verdant/contracts/constants';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';

export const IntentionFields = () => {
  const labelOf = useFieldLabel();
  return (
    <div className={classes.two}>
      {Object.keys(intention).map((key) => (
        <LineField key={key} path={`intention/${key}`} label={labelOf('intention', key)} />
      ))}
    </div>
  );
};
