import { BASICS_FORM, fieldOf } from '@verdant/contracts/constants';
import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { ProfilesField } from './profiles-field.tsx';

export const BasicsFields = () => {
  const { t } = useT();
  const { content, change } = useContent();
  return (
    <>
      <div className={classes.two}>
        {BASICS_FORM.map((key) => (
          <LineField
            key={key}
            path={`basics/${key}`}
            label={t(`workspace:field.${key}`)}
            type={fieldOf(`basics/${key}`)?.input}
            value={content.basics[key]}
            onChange={(value) =>
              change((old) => ({ ...old, basics: { ...old.basics, [key]: value } }), `basics/${key}`)
            }
          />
        ))}
      </div>
      <ProfilesField />
      <PersonalFields />
    </>
  );
};
