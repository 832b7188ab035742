import { useT } from '../../../editor/use-t.ts';
import { TextField } from './text-field.tsx';

export const IntroductionField = () => {
  const { t } = useT();
  return <TextField path="basics/introduction" label={t('workspace:field.introduction')} />;
};
