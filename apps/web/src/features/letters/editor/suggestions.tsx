import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { LetterRole } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

/** Sentences that the rules would begin a paragraph with and that it lacks; facts have a list of their own. */
export function Suggestions({ role }: { role: LetterRole }) {
  const { t } = useTranslation('letters');
  const { words, plan, addSentence } = useEditing();
  const said = words.paragraphs.map(({ text }) => text).join('\n');
  const planned = plan?.sentences.find((one) => one.role === role)?.sentences ?? [];
  const open = planned.filter(({ text, path }) => (role !== 'whyMe' || path === null) && !said.includes(text));
  if (open.length === 0) return null;
  /** the first that comes after it in the plan and stands in the letter */
  const nextOf = (text: string) =>
    planned.slice(planned.findIndex((one) => one.text === text) + 1).find((one) => said.includes(one.text))?.text;
  return (
    <ul className={classes.suggestions} aria-label={t('suggestions')}>
      {open.map((sentence) => (
        <li key={sentence.text}>
          <span>{sentence.text}</span>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden="true" />}
            aria-label={`${t('add')}: ${sentence.text}`}
            onClick={() => addSentence(role, sentence, nextOf(sentence.text))}
          >
            {t('add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
