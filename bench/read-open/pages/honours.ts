import type { Label } from '../labels.ts';
import type { Honour } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type Block, type Run, row } from './blocks.ts';
import { bulleted } from './lists.ts';
import type { Style } from './style.ts';

type HonourLabels = { name: Label; issuer: Label; date: Label };

/** How the certificates or prizes of one document are written. */
const FORMS = { line: 34, 'date-first': 18, right: 15, run: 11, below: 10, columns: 7, labelled: 5 };

/** Certificates and prizes: each in a line, in a run, with its issuer below, in columns, behind labels. */
export function honourBlocks(honours: Honour[], labels: HonourLabels, style: Style, random: Random): Block[] {
  const zh = style.language === 'zh';
  const form = random.weighted(FORMS);
  const bullets = random.chance(0.5);
  const bold = random.chance(0.4);
  const joint = random.pick(zh ? ['，', ' ', ' - ', '（', ' | '] : [', ', ' – ', ' (', ' | ', ' · ']);
  const separator = (text: string): Run => ({ text, label: 'separator' });
  const name = (one: Honour, at: number): Run => ({ text: one.name, label: labels.name, entry: at });
  const by = (one: Honour, at: number): Run[] =>
    one.issuer ? [{ text: one.issuer, label: labels.issuer, entry: at }] : [];
  const issuer = (one: Honour, at: number): Run[] =>
    one.issuer ? [separator(joint), ...by(one, at), ...(/[（(]/.test(joint) ? [separator(zh ? '）' : ')')] : [])] : [];
  const date = (one: Honour, at: number): Run[] =>
    one.date ? [{ text: style.dates.moment(one.date), label: labels.date, entry: at }] : [];
  const gap = separator(form === 'date-first' ? random.pick(['  ', ' ', ': ', ' – ']) : random.pick([' ', ', ', '  ']));
  switch (form) {
    case 'run': {
      const mark = random.pick(zh ? ['；', '、', '，', ' | '] : ['; ', ', ', ' | ', ' • ']);
      return [row(honours.flatMap((one, at) => [...(at ? [separator(mark)] : []), name(one, at)]))];
    }
    case 'right':
      return honours.map((one, at): Block => {
        const when = date(one, at);
        return {
          kind: 'row',
          spread: true,
          cells: [
            { runs: [name(one, at), ...issuer(one, at)] },
            ...(when.length ? [{ runs: when, align: 'right' as const }] : []),
          ],
        };
      });
    case 'below':
      return honours.flatMap((one, at) => below(one, at, { name, by, date }, { zh, bold, style, random }));
    case 'columns': {
      const first = random.chance(0.6);
      return honours.map((one, at): Block => {
        const when = { runs: date(one, at), share: 0.22 };
        const rest = [
          { runs: [name(one, at)], share: 0.44 },
          { runs: by(one, at), share: 0.32 },
        ];
        const cells = (first ? [when, ...rest] : [...rest, when]).filter(({ runs }) => runs.length);
        return { kind: 'row', cells };
      });
    }
    case 'labelled':
      return honours.map((one, at) => labelled(one, at, { name, by, date }, { zh, bullets, style, labels, random }));
    default:
      return honours.map((one, at) => {
        const when = date(one, at);
        if (form === 'date-first')
          return bulleted([...when, ...(when.length ? [gap] : []), name(one, at), ...issuer(one, at)], style, bullets);
        return bulleted([name(one, at), ...issuer(one, at), ...(when.length ? [gap, ...when] : [])], style, bullets);
      });
  }
}

type Parts = {
  name: (one: Honour, at: number) => Run;
  by: (one: Honour, at: number) => Run[];
  date: (one: Honour, at: number) => Run[];
};

/** The name in a line, who gave it and when in the next one. */
function below(
  one: Honour,
  at: number,
  { name, by, date }: Parts,
  { zh, bold, style, random }: { zh: boolean; bold: boolean; style: Style; random: Random },
): Block[] {
  const mark: Run = { text: random.pick([' · ', ' | ', zh ? '，' : ', ']), label: 'separator' };
  const [who, when] = [by(one, at), date(one, at)];
  const issued: Run[] = when.length && !zh && random.chance(0.3) ? [{ text: 'Issued ', label: 'separator' }] : [];
  const second = [...who, ...(who.length && when.length ? [mark] : []), ...issued, ...when];
  return [
    row([{ ...name(one, at), bold }], { above: at ? style.entryGap : 0 }),
    ...(second.length ? [row(second.map((run) => ({ ...run, colour: style.muted })))] : []),
  ];
}

/** Each value behind what it is. */
function labelled(
  one: Honour,
  at: number,
  { name, by, date }: Parts,
  more: { zh: boolean; bullets: boolean; style: Style; labels: HonourLabels; random: Random },
): Block {
  const { zh, bullets, style, labels, random } = more;
  const isPrize = labels.name === 'awards.name';
  const said = (text: string): Run => ({ text, label: 'separator' });
  const colon = zh ? '：' : ': ';
  const between = said(zh ? random.pick(['  ', '；', '，']) : random.pick(['; ', '  ', ', ']));
  const words = zh
    ? { name: isPrize ? '奖项名称' : '证书名称', by: isPrize ? '颁奖单位' : '发证机构', date: '获得时间' }
    : { name: isPrize ? 'Award' : 'Certificate', by: isPrize ? 'Awarded by' : 'Issued by', date: 'Date' };
  const [who, when] = [by(one, at), date(one, at)];
  const runs = [
    said(`${words.name}${colon}`),
    name(one, at),
    ...(who.length ? [between, said(`${words.by}${colon}`), ...who] : []),
    ...(when.length ? [between, said(`${words.date}${colon}`), ...when] : []),
  ];
  return bulleted(runs, style, bullets);
}
