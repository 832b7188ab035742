import { remembered } from '../remembered.ts';
import { tradesOfCare } from './trades-care.ts';
import { tradesOfOffices } from './trades-office.ts';
import { tradesOfService } from './trades-service.ts';

/** What can be asked of a trade. `about` are the words whose figure answers it; `frame` holds a short answer at `{}`. */
export type TradeQuestion = { id: string; example: Said } & Record<
  'en' | 'zh',
  { about: string[]; ask: string; frame: string }
>;
export type Said = { en: string; zh: string };
export type TradeQuestions = { id: string; titles: { en: string[]; zh: string[] }; questions: TradeQuestion[] };

const list = (text: string) => text.split(',').map((word) => word.trim());

function tradeOf(block: string): TradeQuestions {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', en = '', zh = ''] = head.split('|').map((part) => part.trim());
  return {
    id,
    titles: { en: list(en), zh: list(zh) },
    questions: lines.map((line, at) => {
      const [aboutEn = '', askEn = '', frameEn = '', aboutZh = '', askZh = '', frameZh = '', example = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [first = '', second = first] = example.split(' / ');
      return {
        id: `${id}-${at + 1}`,
        example: { en: first, zh: second },
        en: { about: list(aboutEn), ask: askEn, frame: frameEn },
        zh: { about: list(aboutZh), ask: askZh, frame: frameZh },
      };
    }),
  };
}

export const tradeQuestions: readonly TradeQuestions[] = [tradesOfCare, tradesOfService, tradesOfOffices]
  .join('\n')
  .split(/^# /m)
  .filter((block) => block.trim() !== '')
  .map(tradeOf);

const bound = (word: string) => new RegExp(`(?<![a-z])${word}s?(?![a-z])`, 'i');
const known = tradeQuestions.flatMap((trade, order) => [
  ...trade.titles.en.map((word) => ({ trade, order, length: word.length, holds: bound(word) })),
  ...trade.titles.zh.map((word) => ({ trade, order, length: word.length * 3, holds: new RegExp(word) })),
]);

/** The trade that a job's title names: by the longest of its words, of equals the last in the title. Null for none. */
export const tradeOfTitle = remembered((title): TradeQuestions | null => {
  const found = known
    .filter(({ holds }) => holds.test(title))
    .sort((a, b) => b.length - a.length || title.search(b.holds) - title.search(a.holds));
  return found[0]?.trade ?? null;
});
