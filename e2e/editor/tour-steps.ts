import type { Locator, Page } from '@playwright/test';
import type { Language, Resume } from '@verdant/contracts';
import { expect } from '../fixtures.ts';
import { picture } from '../picture.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

/** What an edit changes of a résumé. */
export const shown = ({ content, style }: Resume) => ({ content, style });

/** What a tour of the editor does at any width. */
export function tourOf(page: Page, language: Language) {
  const { workspace } = wordsOf(language);
  const { stored } = workspaceOf(page, language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const is = (look: (resume: Resume) => unknown, value: unknown) =>
    expect.poll(async () => look(await stored())).toEqual(value);
  const grip = (name: string) => button(workspace.moveOf.replace('{{name}}', name));
  /** Presses until nothing is left to press for, and never for ever. */
  const whileEnabled = async (what: Locator, press: () => Promise<void>) => {
    for (let presses = 0; await what.isEnabled(); presses++) {
      if (presses > 40) throw new Error('pressing does not end');
      await press();
    }
  };

  return {
    is,
    stored,
    button,
    grip,
    bulletGrip: (at: number) =>
      grip(
        workspace.bulletOf.replace('{{label}}', workspace.field.content).replace('{{place}}', String(at + 1)),
      ).first(),
    select: (field: Locator, from: number, to: number) =>
      field.evaluate(
        (area: HTMLTextAreaElement, [a, b]) => {
          area.focus();
          area.setSelectionRange(a!, b!);
        },
        [from, to],
      ),
    bold: page
      .getByRole('toolbar', { name: workspace.marks.bar })
      .getByRole('button', { name: workspace.marks.bold, exact: true }),
    look: (name: string) => picture(page, name, language),
    undoAll: (press: (undo: Locator) => Promise<void>) => {
      const undo = page.getByRole('button', { name: workspace.undo });
      return whileEnabled(undo, () => press(undo));
    },
    redoAll: (press: (redo: Locator) => Promise<void>) => {
      const redo = page.getByRole('button', { name: workspace.redo });
      return whileEnabled(redo, () => press(redo));
    },
  };
}

/** Marks are set around whole words. */
export const wordOf = (text: string) => /^\p{Script=Han}{4}|^\S+/u.exec(text)![0];
export const marked = (text: string, mark: string) => text.replace(wordOf(text), (word) => `${mark}${word}${mark}`);
