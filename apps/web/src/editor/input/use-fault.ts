import type { FieldPath, Language } from '@verdant/contracts';
import { fieldOf, type IsPhone, isListSection, isWrong } from '@verdant/contracts/constants';
import { currentLanguage } from '../../i18n/index.ts';
import { useFieldLabel } from '../content/use-field-label.ts';
import { useT } from '../use-t.ts';
import { usePhones } from './phones.ts';

const NO_PHONES: IsPhone = () => true;

/** A label as it stands within a sentence. */
export const withinSentence = (label: string): string =>
  currentLanguage() === 'en' && /^[A-Z][^A-Z]*$/.test(label) ? label.toLowerCase() : label;

/** What a field is called within a sentence. */
export function useFieldName(): (path: FieldPath) => string {
  const labelOf = useFieldLabel();
  return (path) => {
    const steps = path.split('/');
    return withinSentence(labelOf(steps[0]!, (isListSection(steps[0]!) ? steps[2] : steps[1])!));
  };
}

/** What to write instead, where the text of a field is no address or number that its kind asks for; else null. */
export function useFault(path: FieldPath, text: string, language: Language): string | null {
  const { t } = useT();
  const nameOf = useFieldName();
  const { kind, input = kind === 'link' ? 'url' : undefined } = fieldOf(path) ?? {};
  const phones = usePhones(input === 'tel' && text.trim() !== '');
  if (!input || (input === 'tel' && !phones) || !isWrong(input, text, language, phones ?? NO_PHONES)) return null;
  return t(`workspace:wrong.${path === 'basics/linkedin' ? 'linkedin' : input}`, { field: nameOf(path) });
}
