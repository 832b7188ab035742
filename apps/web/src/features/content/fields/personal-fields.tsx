import { basics, PERSONAL_FIELDS } from '@verdant/contracts/constants';
import { useId, useRef, useState } from 'react';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { useMoreFields } from './use-more-fields.ts';

/** Personal data is one quiet word until somebody wants it; then it says who asks for it, and offers its fields. */
export const PersonalFields = () => {
  const { t } = useT();
  const labelOf = useFieldLabel();
  const host = useRef<HTMLDivElement>(null);
  const what = useId();
  const more = useMoreFields(basics, host, 'basics');
  const shown = PERSONAL_FIELDS.filter(more.isShown);
  const [opened, setOpened] = useState(shown.length > 0);
  const name = t('workspace:personal.name');
  if (!opened && shown.length === 0)
    return (
      <div className={classes.two}>
        <MoreFields fields={[{ key: 'personal', label: name }]} onAdd={() => setOpened(true)} />
      </div>
    );
  const rest = PERSONAL_FIELDS.filter((key) => !more.isShown(key));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out by rules of its own
    <div className={classes.two} role="group" aria-label={name} aria-describedby={what} ref={host}>
      <p id={what} className={`${classes.wide} ${classes.note}`}>
        {t('workspace:personal.what')}
      </p>
      {shown.map((key) => (
        <LineField key={key} path={`basics/${key}`} label={labelOf('basics', key)} onWrite={() => more.keep(key)} />
      ))}
      <MoreFields fields={rest.map((key) => ({ key, label: labelOf('basics', key) }))} onAdd={more.add} />
    </div>
  );
};
