import type { Label } from '../labels.ts';
import type { Random } from '../random.ts';
import { type Block, row } from './blocks.ts';
import type { Style } from './style.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨';

/** What was done, as the document writes its lists. */
export function bodyBlocks(
  texts: string[],
  label: Label,
  entry: number,
  style: Style,
  random: Random,
  items = style.items,
): Block[] {
  const run = (text: string) => ({ text, label, entry });
  if (items === 'prose' && texts.length)
    return [row([run(texts.join(style.language === 'zh' ? '' : ' '))], { justify: style.justify })];
  const circled = items === 'numbered' && random.chance(0.2);
  return texts.map((text, i): Block => {
    const said = style.itemEnd ? text.replace(/[。；;.]$/, '') + style.itemEnd : text;
    if (items === 'plain' || items === 'prose') return row([run(said)], { justify: style.justify });
    const mark =
      items === 'bullets'
        ? style.bullet
        : circled
          ? CIRCLED[i % 9]!
          : style.language === 'zh'
            ? `${i + 1}、`
            : `${i + 1}.`;
    return {
      kind: 'row',
      cells: [{ runs: [run(said)] }],
      bullet: { text: mark, label: 'separator', entry },
      justify: style.justify,
    };
  });
}
