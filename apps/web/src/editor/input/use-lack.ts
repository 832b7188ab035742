import type { Lack } from '@verdant/contracts';
import { rowOf } from '@verdant/contracts/constants';
import { useFieldLabel } from '../content/use-field-label.ts';
import { useT } from '../use-t.ts';

/** Where something is wrong, without a look at the résumé: "Basics: E-mail", "Experience: End". */
export function useWrongPlace(): (path: Lack) => string {
  const { t } = useT();
  const labelOf = useFieldLabel();
  return (path) => {
    const [section = '', second = '', third] = path.split('/');
    const row = rowOf(path);
    const field = labelOf(section, third ?? second);
    return row ? t('workspace:missing.wrong', { place: t(`workspace:section.${row}`), field }) : field;
  };
}
