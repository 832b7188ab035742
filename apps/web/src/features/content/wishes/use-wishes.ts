import type { LineWishes, OutcomeRefusal, Wish } from '@verdant/contracts';
import { textAt, withWords, wordsAt } from '@verdant/contracts/constants';
import { type KeyboardEvent, useState } from 'react';
import { useChange } from '../../../editor/content/use-content.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { say } from '../../../i18n/index.ts';
import { call } from '../../../lib/api.ts';
import { SaidError } from '../../../lib/api-error.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { useModelWordings } from './use-model-wordings.ts';

export type LineWording = { text: string; engine: 'rules' | 'llm'; confirm: string[] };
type Asked = { wish: Wish; original: string; wordings: LineWording[]; model: boolean };

const byRules = (text: string): LineWording => ({ text, engine: 'rules', confirm: [] });

/** The cursor back in the line. */
const focusLine = (path: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus());

/**
 * What a person wishes of one line: the rules answer at once, a model where there is one; each wording is shown beside the
 * line and written when it is taken.
 */
export const useWishes = (path: string) => {
  const { t } = useT();
  const { resume, document } = useWorkspace();
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const [wishes, setWishes] = useState<LineWishes | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState(0);
  const [refusal, setRefusal] = useState<OutcomeRefusal | null>(null);
  const model = useModelWordings();
  const isBlank = useDocumentState(({ draft }) => (textAt(draft.content, path) ?? '').trim() === '');

  const known = asked?.wordings ?? [];
  const brought = asked === null ? [] : model.items.filter(({ text }) => !known.some((one) => one.text === text));
  const wordings = [...known, ...brought.map(({ text, confirm }): LineWording => ({ text, confirm, engine: 'llm' }))];
  const isChanged = useDocumentState(({ draft }) => asked !== null && wordsAt(draft.content, path) !== asked.original);

  const forget = () => {
    setAsked(null);
    setRefusal(null);
    model.forget();
  };
  const open = async () => {
    if (isBlank || isOpen) return;
    forget();
    setWishes(null);
    setOpen(true);
    try {
      // what is typed is saved first, so that it is answered about what stands there
      if (!(await document.ready())) throw new SaidError(() => say('workspace:save.first'));
      setWishes(await call('GET /resume/line/wishes', { id: resume.id, path }));
    } catch (error) {
      setOpen(false);
      toastError(error);
    }
  };

  return {
    path,
    isOpen,
    isBlank,
    wishes,
    asked,
    wordings,
    wording: wordings[Math.min(at, wordings.length - 1)] ?? null,
    at: Math.min(at, Math.max(0, wordings.length - 1)),
    turn: (by: 1 | -1) => setAt((now) => (Math.min(now, wordings.length - 1) + by + wordings.length) % wordings.length),
    isChanged,
    isWriting: model.isWriting,
    failure: model.failure,
    refusal,
    open: () => void open(),
    /** whether the key was ours */
    press: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Enter' || !event.altKey || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      void open();
      return true;
    },
    closeMenu: () => {
      setOpen(false);
      focusLine(path);
    },
    choose: (wish: Wish) => {
      if (!wishes) return;
      const offer = wishes.offers[wish];
      setOpen(false);
      setAt(0);
      setAsked({ wish, original: wishes.original, wordings: offer.wordings.map(byRules), model: offer.model });
      if (offer.model && wish !== 'outcome') void model.ask({ id: resume.id, path, wish });
    },
    /** What came of the work, in its person's words. */
    tell: async (answer: string) => {
      if (!asked) return;
      try {
        const told = await call('POST /resume/line/outcome', { id: resume.id, path, answer });
        setRefusal(told.refusal);
        if (told.text === null) return;
        setAsked({ ...asked, wordings: [byRules(told.text)] });
        if (asked.model) void model.ask({ id: resume.id, path, wish: 'outcome', answer });
      } catch (error) {
        toastError(error);
      }
    },
    retell: () => setRefusal(null),
    take: (text: string) => {
      if (!asked) return;
      const now = document.get().draft.content;
      if (wordsAt(now, path) !== asked.original) return toast.bad(t('analysis:wish.changed'));
      change((old) => withWords(old, path, text));
      forget();
      focusLine(path);
    },
    dismiss: () => {
      forget();
      focusLine(path);
    },
  };
};
export type Wishes = ReturnType<typeof useWishes>;
