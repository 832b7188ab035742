import {
  cutAt,
  type Marks,
  marksAt,
  printRuns,
  type Selected,
  setLink,
  toggleMark,
} from '@verdant/contracts/constants';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pastedText } from './pasted.ts';

const KEYS: Record<string, 'bold' | 'italic' | 'link'> = { b: 'bold', i: 'italic', k: 'link' };

/** `isStep`: a change of its own for undo, no typing. */
export type OnText = (text: string, isStep: boolean) => void;

/** Bold, italic and links of the words selected in a textarea. The selection stays on the same words. */
export function useMarks(area: RefObject<HTMLTextAreaElement | null>, value: string, onText: OnText, focused: boolean) {
  const [marks, setMarks] = useState<Marks>({ bold: false, italic: false, href: null });
  const [linking, setLinking] = useState(false);
  const next = useRef<Selected | null>(null);

  const selected = (): Selected => ({
    text: value,
    from: area.current?.selectionStart ?? value.length,
    to: area.current?.selectionEnd ?? value.length,
  });
  useLayoutEffect(() => {
    if (next.current?.text !== value) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current.from, next.current.to);
    setMarks(marksAt(next.current));
    next.current = null;
  }, [area, value]);
  useEffect(() => {
    const node = area.current;
    if (!focused || !node) return;
    const look = () => {
      if (document.activeElement !== node) return;
      const now = marksAt({ text: node.value, from: node.selectionStart, to: node.selectionEnd });
      setMarks((old) => (old.bold === now.bold && old.italic === now.italic && old.href === now.href ? old : now));
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [area, focused]);
  const write = (changed: Selected) => {
    if (changed.text === value) return;
    next.current = changed;
    onText(changed.text, true);
  };

  const link = (href: string | null) => {
    setLinking(false);
    const now = selected();
    const linked = setLink(now, href);
    if (href === null || linked.text !== now.text)
      return linked.text === now.text ? area.current?.focus() : write(linked);
    // no word to make a link of: the address itself becomes one
    const [before, after] = cutAt(now);
    const words = printRuns([{ text: href.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, ''), href }]);
    const end = before.length + words.length;
    return write({ text: before + words + after, from: end, to: end });
  };
  const act = (what: 'bold' | 'italic' | 'link') =>
    what === 'link' ? setLinking(true) : write(toggleMark(selected(), what));

  return {
    marks,
    linking,
    act,
    link,
    closeLink: () => {
      setLinking(false);
      area.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      const what = KEYS[event.key.toLowerCase()];
      if (!what || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.nativeEvent.isComposing)
        return;
      event.preventDefault();
      act(what);
    },
    /** puts it in place of what is selected; what is the same as the browser would paste is left to it */
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const text = pastedText(event.clipboardData);
      if (event.defaultPrevented || text === event.clipboardData.getData('text/plain')) return;
      event.preventDefault();
      const [before, after] = cutAt(selected());
      const end = before.length + text.length;
      write({ text: before + text + after, from: end, to: end });
    },
  };
}
