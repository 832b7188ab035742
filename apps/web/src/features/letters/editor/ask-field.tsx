import { Button, Textarea } from '@mantine/core';
import type { LetterAsk } from '@verdant/contracts';
import { LETTER_LIMITS } from '@verdant/contracts/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';
import { answered, withoutPlace, withSentence } from './paragraphs.ts';

/** A question that only the person can answer; the answer enters the letter when they say so. */
export function AskField({ ask }: { ask: LetterAsk }) {
  const { t } = useTranslation('letters');
  const { document, words, roles } = useEditing();
  const answer = words.answers[ask.id] ?? '';
  const path = `answers/${ask.id}`;
  const sentence = answer.trim() ? answered(answer, ask.frame, words.language) : '';
  const stands = words.paragraphs.some(({ claims }) =>
    claims.some((claim) => claim.path === path && claim.text === sentence),
  );
  const use = () => {
    const without = withoutPlace(document.get().words, roles, path);
    const { paragraphs } = withSentence(without, roles, ask.role, { text: sentence, path });
    document.edit({ paragraphs });
  };
  return (
    <div className={classes.ask}>
      <Textarea
        label={t(`asks.${ask.id}`)}
        description={t(`askHints.${ask.id}`)}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={LETTER_LIMITS.answer}
        value={answer}
        onChange={({ currentTarget: { value } }) =>
          document.edit({ answers: { ...document.get().words.answers, [ask.id]: value } }, path)
        }
      />
      {sentence && !stands && (
        <Button size="xs" variant="default" onClick={use}>
          {t('use')}
        </Button>
      )}
    </div>
  );
}
