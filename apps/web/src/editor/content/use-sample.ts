import { isListSection } from '@verdant/contracts/constants';
import { useT } from '../use-t.ts';
import { labelKey } from './use-field-label.ts';

/** What could stand in an empty field, said to be an example. `path` is that of the field: `work/w1/company`. */
export const useSample = (): ((path: string) => string) => {
  const { t } = useT();
  return (path) => {
    const [section = '', second = '', third] = path.split('/');
    return t('workspace:sampleOf', {
      sample: t(`workspace:sample.${labelKey(section, isListSection(section) ? (third ?? second) : second)}`),
    });
  };
};
