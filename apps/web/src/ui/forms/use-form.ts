import { type UseFormInput, type UseFormReturnType, useForm as useMantineForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Mantine's form, whose errors are texts: when the page changes its language, each input that has one is judged again by
 * the same rules, which then answer in the new language.
 */
export function useForm<V extends Record<string, unknown>>(input: UseFormInput<V>): UseFormReturnType<V> {
  const { language } = useTranslation();
  const form = useMantineForm<V>(input);
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    for (const path of Object.keys(form.errors)) form.validateField(path);
  }, [language, form]);
  return form;
}
