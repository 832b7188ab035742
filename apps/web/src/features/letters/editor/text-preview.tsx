import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { LETTER_LENGTH, lengthOf, letterText } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';
import { useCopy } from './use-copy.ts';

/** A short form as it is pasted, with how long it is against what is read of such a thing. */
export function TextPreview() {
  const { t } = useTranslation('letters');
  const { letter, words } = useEditing();
  const copy = useCopy();
  const { kind, language, subject } = words;
  const text = letterText(words, letter.name);
  const [count, most] = [lengthOf(text), LETTER_LENGTH[kind][language]];
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    // a place to scroll has to be reached by keys
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className={classes.stage} tabIndex={0} aria-label={t('words')}>
      <div className={classes.slip} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        {kind === 'email' && subject && <h2>{subject}</h2>}
        <p>{text}</p>
      </div>
      <div className={classes.count}>
        <span role="status" data-over={count > most || undefined}>
          {t(count > most ? 'tooLong' : 'count', { count, most })}
        </span>
        {kind === 'email' && subject && (
          <Button variant="default" size="sm" leftSection={<IconCopy {...icon} />} onClick={() => copy(subject)}>
            {t('copySubject')}
          </Button>
        )}
        <Button size="sm" leftSection={<IconCopy {...icon} />} onClick={() => copy(text)}>
          {t('copy')}
        </Button>
      </div>
    </section>
  );
}
