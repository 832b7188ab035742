import { BorderStyle, Paragraph } from 'docx';
import { inkOn, lighter, WHITE } from './colours.ts';
import { type Page, roomOf } from './page.ts';
import { cm } from './page-setup.ts';
import { type Writer, writer } from './paragraphs.ts';
import { alone, besideText } from './photo.ts';
import { accentsOf } from './styles.ts';
import { type Block, sliver, tableOf } from './tables.ts';

/** Name and headline. */
export function who({ text, look, style }: Page, write: Writer, ground?: string): Block[] {
  const { second } = accentsOf(style);
  const filled =
    look.headline === 'filled'
      ? { color: inkOn(second), shading: { type: 'clear', color: 'auto', fill: second } as const }
      : {};
  const headline = look.headline === 'filled' ? ` ${text.headline} ` : text.headline;
  return [
    ...(text.name === '' ? [] : [write.title(text.name)]),
    ...(text.headline === ''
      ? []
      : [write.subtitle(headline, ground === undefined ? filled : { color: inkOn(ground) })]),
  ];
}

/** A line over the width of the page: of the accent above the head or below it, thick and thin where it is double. */
function ruleOf({ style, look }: Page, where: 'above' | 'below'): Block[] {
  const isHere = look.headRule === where || (look.headRule === 'double' && where === 'below');
  if (!isHere) return [];
  const { accent } = accentsOf(style);
  const kinds = {
    above: { style: BorderStyle.SINGLE, size: 32 },
    below: { style: BorderStyle.SINGLE, size: 8 },
    double: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 12 },
  } as const;
  const kind = kinds[look.headRule as keyof typeof kinds];
  const spacing = { before: 0, after: where === 'above' ? 160 : 80, line: 80, lineRule: 'exact' } as const;
  return [
    new Paragraph({
      spacing,
      border: { [where === 'above' ? 'top' : 'bottom']: { ...kind, color: accent, space: 1 } },
    }),
  ];
}

/** Name, headline, contacts and photo on a ground of the accent, over the whole width. */
async function onAccent(page: Page): Promise<Block[]> {
  const { text, style, look, setup, photo } = page;
  const { accent } = accentsOf(style);
  const isBand = look.head === 'band';
  // a band reaches to the edges of the paper
  const [left, right] = isBand ? [setup.margin.left, setup.margin.right] : [cm(0.6), cm(0.6)];
  const width = setup.right + (isBand ? left + right : 0);
  const photoWidth = photo === null ? 0 : cm(2.8 * style.photoSize) + right;
  const ink = inkOn(accent);
  const write = writer(page.language, {
    ...roomOf(page, width - photoWidth - left - right),
    ink,
    quiet: ink === WHITE ? lighter(accent, 0.88) : ink,
  });
  const said = [...who(page, write, accent), ...(text.contacts.length === 0 ? [] : [write.contacts(text.contacts)])];
  const picture =
    photo === null
      ? []
      : [await alone(photo, text.documentTitle, style, { round: look.roundPhoto, align: 'right', after: 0 })];
  const padding = { top: cm(isBand ? 0.1 : 0.55), bottom: cm(0.55) };
  const whoCell = {
    children: said,
    width: width - photoWidth,
    fill: accent,
    vertical: 'center' as const,
    padding: { ...padding, left, right: photo === null ? right : 0 },
  };
  const photoCell = { children: picture, width: photoWidth, fill: accent, padding: { ...padding, right } };
  const isLeft = style.photoSide === 'left';
  const cells = photo === null ? [whoCell] : [whoCell, photoCell];
  if (isLeft && photo !== null) {
    photoCell.padding = { ...padding, right: 0, ...{ left } };
    whoCell.padding = { ...padding, left: 0, right };
    cells.reverse();
  }
  return [
    tableOf(
      [cells],
      cells.map((cell) => cell.width),
      { indent: isBand ? -left : 0 },
    ),
    sliver(isBand ? 240 : cm(0.36)),
  ];
}

/** Name, headline and contacts in the middle, the photo beside them, and as much white on their other side. */
async function besidePhoto({ text, style, look, setup }: Page, photo: Uint8Array, said: Block[]): Promise<Block[]> {
  const isLeft = style.photoSide === 'left';
  const align = isLeft ? 'left' : 'right';
  const picture = [await alone(photo, text.documentTitle, style, { round: look.roundPhoto, align })];
  const side = cm(2.3 * style.photoSize);
  const pictured = { children: picture, width: side };
  const white = { children: [], width: side };
  const middle = { children: said, width: setup.right - 2 * side, vertical: 'center' as const };
  const cells = isLeft ? [pictured, middle, white] : [white, middle, pictured];
  return [
    tableOf(
      [cells],
      cells.map(({ width }) => width),
    ),
    sliver(),
  ];
}

/** What stands above the columns of a page, or above all of its sections. */
export async function headOf(page: Page): Promise<Block[]> {
  const { text, style, look, setup, photo } = page;
  const { contacts, documentTitle } = text;
  const nothing = text.name === '' && text.headline === '' && contacts.length === 0 && photo === null;
  if (nothing || look.head === 'side' || look.head === 'main') return [];
  if (look.head === 'band' || look.head === 'card') return onAccent(page);
  const write = writer(page.language, { ...roomOf(page, setup.right) });
  const isCentred = look.head === 'centred';
  if (isCentred && photo !== null && look.photoBeside)
    return besidePhoto(page, photo, [
      ...who(page, write),
      ...(contacts.length === 0 ? [] : [write.contacts(contacts, { alignment: 'center' })]),
    ]);
  const [floating, above] =
    photo === null
      ? [[], []]
      : isCentred
        ? [[], [await alone(photo, documentTitle, style, { round: look.roundPhoto, align: 'center' })]]
        : [
            [
              await besideText(photo, documentTitle, style, {
                round: look.roundPhoto,
                floats: look.headRule === 'above' ? 'paragraph' : 'page',
              }),
            ],
            [],
          ];
  // a side column without a name above it has the contacts
  const isBeside = look.layout === 'side';
  // a bar over the whole width begins below the photo
  const isClear = floating.length > 0 && look.way === 'filled';
  return [
    ...ruleOf(page, 'above'),
    ...(isBeside ? [] : floating),
    ...above,
    ...who(page, write),
    ...(contacts.length === 0 || isBeside ? [] : [write.contacts(contacts, isCentred ? { alignment: 'center' } : {})]),
    ...ruleOf(page, 'below'),
    ...(isClear ? [sliver(cm(0.7 * style.photoSize))] : []),
  ];
}
