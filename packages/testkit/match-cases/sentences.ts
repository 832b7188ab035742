/** One thing a sentence asks for: `need` of a term, or `years` and `degree`. `options` are the members of an OR-group. */
export type GoldItem = { kind: 'must' | 'nice' | 'years' | 'degree'; options: string[] };
export type GoldSentence = { text: string; items: GoldItem[] };

/** Lines `sentence => must A | nice B / C | years 3 | degree bachelor`. An empty right side asks for nothing. */
export const gold = (table: string): GoldSentence[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', right = ''] = line.split('=>');
      const items = right
        .split(' | ')
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item): GoldItem => {
          const [kind = '', ...words] = item.split(' ');
          return { kind: kind as GoldItem['kind'], options: words.join(' ').split(' / ') };
        });
      return { text: text.trim(), items };
    });
