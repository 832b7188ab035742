import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LetterDraft, SentenceVerdict } from '@verdant/contracts';
import type { LetterRole } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { hasEnded, useTask } from '../../../lib/tasks/task.ts';
import { toastError } from '../../../lib/toast.ts';
import { Status } from '../../../ui/status.tsx';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

/** What a model wrote, sentence by sentence with the gate's opinion; the person takes what they want. */
export function Draft() {
  const { t } = useTranslation(['letters', 'analysis']);
  const { letter, document } = useEditing();
  const health = useCall('GET /health', {}, { staleTime: 60_000 });
  const [taskId, setTaskId] = useState<string | null>(null);
  const { task } = useTask(taskId);
  const newest = useCall('GET /letter/detail', { id: letter.id });
  const starting = useMutation({
    mutationFn: async () => {
      await document.flush();
      return call('POST /letter/draft', { id: letter.id });
    },
    onSuccess: ({ taskId: id }) => setTaskId(id),
    onError: toastError,
  });
  const over = task !== undefined && hasEnded(task);
  useEffect(() => {
    if (over) void refresh('GET /letter/detail');
  }, [over]);
  const model = health.data?.engine.llm ?? null;
  const running = starting.isPending || (task !== undefined && !hasEnded(task));
  const ended = task?.status === 'succeeded' && task.kind === 'letter.draft' ? task.result : null;
  const draft = newest.data?.draft ?? letter.draft;
  if (model === null && !draft) return null;
  const why = () => {
    if (task?.status === 'failed') return task.error.errMsg;
    if (!ended?.unmet) return null;
    return ended.unmet === 'same' ? t('draft.same') : t(`analysis:engine.${ended.unmet}`, { model: model ?? '' });
  };
  return (
    <section className={classes.part} aria-labelledby="letter-draft">
      <h2 id="letter-draft">{t('draft.title')}</h2>
      <p className={classes.hint}>{t('draft.text', { model: draft?.model ?? model ?? '' })}</p>
      {running && (
        <p className={classes.hint} role="status">
          <Loader size="xs" /> {t('draft.running')}
        </p>
      )}
      {!running && why() && (
        <p className={classes.bad} role="status">
          {t('draft.failed')} {why()}
        </p>
      )}
      {draft && <Sentences draft={draft} key={draft.createdAt} />}
      {model !== null && (
        <Button variant="default" size="sm" disabled={running} onClick={() => starting.mutate()}>
          {t(draft ? 'draft.again' : 'draft.ask')}
        </Button>
      )}
    </section>
  );
}

const TONES = { fits: 'ok', ask: 'warn', refused: 'bad' } as const;

function Sentences({ draft }: { draft: LetterDraft }) {
  const { t } = useTranslation('letters');
  const { words, addSentence } = useEditing();
  const stands = ({ text }: SentenceVerdict) => words.paragraphs.some((one) => one.text.includes(text));
  const said = ({ verdict, reason, confirm }: SentenceVerdict) => {
    if (verdict === 'refused') return `${t('draft.refused')}: ${t(`draft.reasons.${reason ?? 'noSource'}`)}`;
    if (verdict === 'fits') return t('draft.fits');
    return confirm.length > 0 ? t('draft.check', { words: confirm.join(t('comma')) }) : t('draft.checkPlain');
  };
  const all = draft.paragraphs.flatMap(({ role, sentences }) => sentences.map((one) => ({ role, one })));
  const open = all.filter(({ one }) => one.verdict === 'fits' && !stands(one));
  const take = (role: LetterRole, { text, path }: SentenceVerdict) => addSentence(role, { text, path });
  const takeAll = () => {
    for (const { role, one } of open) take(role, one);
  };
  return (
    <>
      {draft.paragraphs.map(({ role, sentences }) => (
        <div key={role}>
          <h3>{t(`roles.${role}`)}</h3>
          <ul className={classes.sentences}>
            {sentences.map((one) => (
              <li key={one.text} data-verdict={one.verdict}>
                <p>{one.text}</p>
                <div>
                  <Status tone={TONES[one.verdict]}>{said(one)}</Status>
                  {one.verdict !== 'refused' &&
                    (stands(one) ? (
                      <span className={classes.hint}>{t('draft.taken')}</span>
                    ) : (
                      <Button size="compact-xs" variant="default" onClick={() => take(role, one)}>
                        {t(one.verdict === 'fits' ? 'draft.take' : 'draft.takeTrue')}
                      </Button>
                    ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {open.length > 1 && (
        <Button size="sm" variant="light" onClick={takeAll}>
          {t('draft.takeAll')}
        </Button>
      )}
    </>
  );
}
