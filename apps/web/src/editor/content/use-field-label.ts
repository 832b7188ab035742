import { type FieldLabel, fieldOf } from '@verdant/contracts/constants';
import { useT } from '../use-t.ts';

/** The key of a field's words; the compiler asks for them in both languages. */
export const labelKey = (section: string, key: string): FieldLabel =>
  (fieldOf(section === 'basics' || section === 'intention' ? `${section}/${key}` : `${section}/-/${key}`)?.label ??
    key) as FieldLabel;

/** What a field is called in its section. */
export const useFieldLabel = (): ((section: string, key: string) => string) => {
  const { t } = useT();
  return (section, key) => t(`workspace:field.${labelKey(section, key)}`);
};
