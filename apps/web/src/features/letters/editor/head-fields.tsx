import { Textarea, TextInput } from '@mantine/core';
import type { LetterWords } from '@verdant/contracts';
import { JOB_DESCRIPTION_MAX, LETTER_LIMITS } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

type Own = 'post' | 'subject' | 'date' | 'posting';
type Whom = keyof LetterWords['addressee'];
type Change = { currentTarget: { value: string } };

/** Whom it is for, and what it is about. */
export function HeadFields() {
  const { t } = useTranslation('letters');
  const { document, words } = useEditing();
  const { line, subject, address } = LETTER_LIMITS;
  const own = (name: Own, maxLength: number) => ({
    label: t(`field.${name}`),
    value: words[name],
    maxLength,
    onChange: ({ currentTarget: { value } }: Change) => document.edit({ [name]: value }, name),
  });
  const whom = (name: Whom, maxLength: number = line) => ({
    label: t(`field.${name}`),
    value: words.addressee[name],
    maxLength,
    onChange: ({ currentTarget: { value } }: Change) =>
      document.edit({ addressee: { ...document.get().words.addressee, [name]: value } }, name),
  });
  const { kind } = words;
  const isLetter = kind === 'letter';
  return (
    <section className={classes.part} aria-labelledby="letter-head">
      <h2 id="letter-head">{t('head')}</h2>
      <div className={classes.fields}>
        <TextInput {...own('post', line)} />
        <TextInput {...whom('company')} />
        {kind !== 'greeting' && <TextInput {...whom('name')} placeholder={t('field.nameHint')} />}
        {isLetter && <TextInput {...whom('title')} />}
        {isLetter && (
          <Textarea {...whom('address', address)} autosize minRows={1} maxRows={4} className={classes.whole} />
        )}
        {(isLetter || kind === 'email') && <TextInput {...own('subject', subject)} className={classes.whole} />}
        {isLetter && <TextInput {...own('date', 10)} type="date" />}
        <Textarea {...own('posting', JOB_DESCRIPTION_MAX)} autosize minRows={1} maxRows={6} className={classes.whole} />
      </div>
    </section>
  );
}
