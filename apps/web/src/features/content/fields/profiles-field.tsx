import { basics } from '@verdant/contracts/constants';
import { useRef } from 'react';
import { useChange } from '../../../editor/content/use-content.ts';
import { useField } from '../../../editor/content/use-field.ts';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import classes from './field.module.css';
import { MoreFields } from './more-fields.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { useMoreFields } from './use-more-fields.ts';

const PATH = 'basics/profiles';

/** Where else somebody is: one quiet word until there is any. */
export const ProfilesField = () => {
  const labelOf = useFieldLabel();
  const change = useChange();
  const [profiles = []] = useField<string[]>(PATH);
  const host = useRef<HTMLDivElement>(null);
  const more = useMoreFields(basics, host, 'basics');
  const label = labelOf('basics', 'profiles');
  const set = (profiles: string[], key: string | null) => {
    more.keep('profiles');
    change((old) => ({ ...old, basics: { ...old.basics, profiles } }), key);
  };
  return (
    <div className={classes.two} ref={host}>
      {more.isShown('profiles') ? (
        <ProfileRows path={PATH} label={label} rows={profiles} onChange={set} />
      ) : (
        <MoreFields fields={[{ key: 'profiles', label }]} onAdd={more.add} />
      )}
    </div>
  );
};
