import { BASICS_FORM, fieldOf } from '@verdant/contracts/constants';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { ProfilesField } from './profiles-field.tsx';

export const BasicsFields = () => {
  const { t } = useT();
  return (
    <>
      <div className={classes.two}>
        {BASICS_FORM.map((key) => (
          <LineField
            key={key}
            path={`basics/${key}`}
            label={t(`workspace:field.${key}`)}
            type={fieldOf(`basics/${key}`)?.input}
          />
        ))}
      </div>
      <ProfilesField />
      <PersonalFields />
    </>
  );
};
