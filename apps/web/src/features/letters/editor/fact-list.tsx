import { Checkbox } from '@mantine/core';
import type { LetterFact } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';
import { paragraphOf, restsOn, withoutPlace } from './paragraphs.ts';

const FIRST = 6;
const entryOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** What the résumé says, what answers the posting first; a tick puts it into the letter, in the person's own words. */
export function FactList() {
  const { t } = useTranslation('letters');
  const { document, words, plan, roles, addSentence } = useEditing();
  const [all, setAll] = useState(false);
  if (!plan) return null;
  if (plan.facts.length === 0) return <p className={classes.hint}>{t('noFacts')}</p>;
  const sentenceOf = (fact: LetterFact) => {
    const before = paragraphOf(document.get().words, 'whyMe')?.claims.at(-1)?.path;
    return before && entryOf(before) === entryOf(fact.path) ? fact.further : fact.sentence;
  };
  const toggle = (fact: LetterFact, told: boolean) => {
    if (told) addSentence('whyMe', { text: sentenceOf(fact), path: fact.path });
    else document.edit({ paragraphs: withoutPlace(document.get().words, roles, fact.path).paragraphs });
  };
  const about = ({ entry, text, asked }: LetterFact) =>
    [entry === text ? '' : entry, asked.length > 0 ? t('asked', { terms: asked.join(t('comma')) }) : '']
      .filter(Boolean)
      .join(' · ');
  const rest = plan.facts.length - FIRST;
  return (
    <fieldset className={classes.facts}>
      <legend>{t('facts')}</legend>
      <p className={classes.hint}>{t('factsHint')}</p>
      {(plan.shown.length > 0 || plan.missing.length > 0) && (
        <p className={classes.hint}>
          {plan.shown.length > 0 && `${t('shown', { terms: plan.shown.join(t('comma')) })} `}
          {plan.missing.length > 0 && t('missing', { terms: plan.missing.join(t('comma')) })}
        </p>
      )}
      {(all ? plan.facts : plan.facts.slice(0, FIRST)).map((fact) => (
        <Checkbox
          key={fact.path}
          checked={restsOn(words, fact.path)}
          onChange={(event) => toggle(fact, event.currentTarget.checked)}
          label={
            <>
              {fact.text}
              <span className={classes.entry}>{about(fact)}</span>
            </>
          }
        />
      ))}
      {rest > 0 && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('moreFacts', { count: rest })}
        </TextButton>
      )}
    </fieldset>
  );
}
