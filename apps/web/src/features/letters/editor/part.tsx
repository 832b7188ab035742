import { Textarea } from '@mantine/core';
import { LETTER_LIMITS, type LetterRole } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { AskField } from './ask-field.tsx';
import classes from './editor.module.css';
import { FactList } from './fact-list.tsx';
import { useEditing } from './letter-context.ts';
import { paragraphOf, withText } from './paragraphs.ts';
import { Suggestions } from './suggestions.tsx';

/** A paragraph: what it is for, its words, what they rest on, and what could come into it. */
export function Part({ role }: { role: LetterRole }) {
  const { t } = useTranslation('letters');
  const { document, words, plan, roles } = useEditing();
  const paragraph = paragraphOf(words, role);
  const title = t(`roles.${role}`);
  return (
    <section className={classes.part} aria-labelledby={`letter-${role}`}>
      <h2 id={`letter-${role}`}>{title}</h2>
      <p className={classes.hint}>{t(`hints.${role}`)}</p>
      {plan?.asks
        .filter((ask) => ask.role === role)
        .map((ask) => (
          <AskField key={ask.id} ask={ask} />
        ))}
      <Textarea
        aria-label={`${title}: ${t('text')}`}
        autosize
        minRows={2}
        maxRows={16}
        maxLength={LETTER_LIMITS.paragraph}
        value={paragraph?.text ?? ''}
        onChange={({ currentTarget: { value } }) =>
          document.edit({ paragraphs: withText(document.get().words, roles, role, value).paragraphs }, role)
        }
      />
      {paragraph && paragraph.claims.length > 0 && <Places role={role} />}
      <Suggestions role={role} />
      {role === 'whyMe' && <FactList />}
    </section>
  );
}

/** Where the résumé says what the paragraph claims. */
function Places({ role }: { role: LetterRole }) {
  const { t } = useTranslation('letters');
  const { letter, words, plan, placeOf } = useEditing();
  const claims = paragraphOf(words, role)?.claims ?? [];
  const entryOf = (path: string) => {
    const [section, id] = path.split('/');
    return plan?.facts.find((fact) => fact.path.startsWith(`${section}/${id}/`))?.entry;
  };
  const said = (path: string) => {
    if (path.startsWith('answers/')) return t('answerPlace');
    const fact = placeOf(path);
    return fact ? [fact.entry, fact.text].filter((one, at, all) => all.indexOf(one) === at).join(': ') : entryOf(path);
  };
  return (
    <details className={classes.places}>
      <summary>
        {t('rests')} <span>{claims.length}</span>
      </summary>
      <ul>
        {claims.map(({ text, path }) => (
          <li key={`${path} ${text}`}>
            <q>{text}</q>
            {path.startsWith('answers/') ? (
              <span>{t('answerPlace')}</span>
            ) : (
              <Link to={paths.workspace(letter.resume.id)}>{said(path) ?? (plan ? path : '…')}</Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
