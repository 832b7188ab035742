import { IconCheck, IconCircle } from '@tabler/icons-react';
import {
  descriptorOf,
  type FieldPath,
  LIST_SECTIONS,
  MISSING_FIELDS,
  type MissingField,
  missingFields,
} from '@verdant/contracts/constants';
import { useState } from 'react';
import { sameList, useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useWrongFields } from '../../editor/input/use-wrong-fields.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './first-steps.module.css';

const where: Record<MissingField, FieldPath> = { name: 'basics/name', contact: 'basics/email', experience: 'work' };

/** What is told by a tick: a wrong entry, which the download refuses, gets none. */
const of: Record<MissingField, RegExp> = {
  name: /^basics\/name$/,
  contact: /^basics\/(?:email|phone)$/,
  experience: new RegExp(`^(?:${LIST_SECTIONS.filter((key) => descriptorOf(key).experience).join('|')})/`),
};

/** For a résumé that was empty when it was opened: what it needs first, ticked off as it is written. */
export const FirstSteps = () => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const missing = useDocumentState(({ draft }) => missingFields(draft.content), sameList);
  const [wasEmpty] = useState(missing.length === MISSING_FIELDS.length);
  const { wrong, isKnown } = useWrongFields(wasEmpty);
  const isDone = (field: MissingField) => !missing.includes(field) && !wrong.some((path) => of[field].test(path));
  if (!wasEmpty || (isKnown && MISSING_FIELDS.every(isDone))) return null;
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section className={classes.steps} aria-label={t('workspace:steps.title')}>
      <h2>{t('workspace:steps.title')}</h2>
      <ol>
        {MISSING_FIELDS.map((field) => {
          const done = isDone(field);
          return (
            <li key={field} data-done={done || undefined}>
              <button type="button" disabled={done} onClick={() => goToField(where[field])}>
                {done ? <IconCheck {...icon} /> : <IconCircle {...icon} />}
                {t(`workspace:steps.${field}`)}
              </button>
            </li>
          );
        })}
      </ol>
      <p>{t('workspace:steps.how')}</p>
    </section>
  );
};
