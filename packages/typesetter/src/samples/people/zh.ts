import { accountant } from './zh/accountant.ts';
import { designer } from './zh/designer.ts';
import { director } from './zh/director.ts';
import { editor } from './zh/editor.ts';
import { engineer } from './zh/engineer.ts';
import { graduate } from './zh/graduate.ts';
import { nurse } from './zh/nurse.ts';
import { official } from './zh/official.ts';
import { professor } from './zh/professor.ts';
import { sales } from './zh/sales.ts';
import { trader } from './zh/trader.ts';

export const chinese = {
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
