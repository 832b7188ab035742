import { type RefObject, useEffect } from 'react';
import type { Target } from '../../editor/document/workspace-context.ts';
import fieldClasses from './fields/field.module.css';

const SELECTOR = 'input:not([disabled]), textarea';

/** The field of a path; where it has none of its own, the nearest that stands under the same entry. */
const fieldAt = (host: HTMLElement, path: string): HTMLElement | null => {
  const parts = path.split('/');
  while (parts.length > 0) {
    const start = CSS.escape(parts.join('/'));
    const found =
      host.querySelector<HTMLElement>(`[data-path="${start}"]`) ??
      host.querySelector<HTMLElement>(`[data-path^="${start}/"]`);
    if (found) return found.matches(SELECTOR) ? found : (found.querySelector<HTMLElement>(SELECTOR) ?? found);
    parts.pop();
  }
  return null;
};

/** Puts the cursor where the target points, once the fields of its row are on screen. */
export const useGoToField = (host: RefObject<HTMLElement | null>, target: Target | null) => {
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => {
      const field = host.current && fieldAt(host.current, target.path);
      if (!field) return;
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
      const around = field.closest('li') ?? field;
      around.classList.add(fieldClasses.flash!);
      setTimeout(() => around.classList.remove(fieldClasses.flash!), 1300);
    }, 60);
    return () => clearTimeout(timer);
  }, [host, target]);
};
