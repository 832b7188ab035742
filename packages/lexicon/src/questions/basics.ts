import { tradeBasicsOfHands } from './basics-hands.ts';
import { tradeBasicsOfOffices } from './basics-offices.ts';
import type { Said } from './index.ts';

/** What people of a trade are asked to see whether they know the work, whatever their résumé says; `hints` are what a good answer holds. */
export type TradeBasic = { trade: string; ask: Said; hints: { en: string[]; zh: string[] } };

const parts = (text: string, mark: string) => text.split(mark).map((part) => part.trim());

export const tradeBasics: readonly TradeBasic[] = [tradeBasicsOfHands, tradeBasicsOfOffices]
  .join('\n')
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [trade = '', en = '', hintsEn = '', zh = '', hintsZh = ''] = parts(line, '|');
    return { trade, ask: { en, zh }, hints: { en: parts(hintsEn, ';'), zh: parts(hintsZh, '；') } };
  });
