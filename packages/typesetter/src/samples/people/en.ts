import { accountant } from './en/accountant.ts';
import { designer } from './en/designer.ts';
import { director } from './en/director.ts';
import { editor } from './en/editor.ts';
import { engineer } from './en/engineer.ts';
import { graduate } from './en/graduate.ts';
import { nurse } from './en/nurse.ts';
import { official } from './en/official.ts';
import { professor } from './en/professor.ts';
import { sales } from './en/sales.ts';
import { trader } from './en/trader.ts';

export const english = {
  accountant,
  designer,
  director,
  editor,
  engineer,
  graduate,
  nurse,
  official,
  professor,
  sales,
  trader,
};
