import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextField } from './text-field.tsx';

const PATH = 'basics/introduction';

export const IntroductionField = () => {
  const { t } = useT();
  const { content, change } = useContent();
  return (
    <TextField
      path={PATH}
      label={t('workspace:field.introduction')}
      value={content.basics.introduction}
      onText={(introduction, isStep) =>
        change((old) => ({ ...old, basics: { ...old.basics, introduction } }), isStep ? null : PATH)
      }
    />
  );
};
