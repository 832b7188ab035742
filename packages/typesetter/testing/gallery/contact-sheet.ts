import sharp from 'sharp';

const MARGIN = 24;
const CAPTION = 30;
const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
const caption = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="2" y="20" font-family="sans-serif" font-size="15" fill="#333">${escaped(text)}</text></svg>`,
  );

/** PNG pictures under their captions in rows of `columns`, all drawn `width` pixels wide, as one PNG. */
export async function contactSheet(
  pictures: { caption: string; png: Uint8Array }[],
  columns: number,
  width: number,
): Promise<Uint8Array> {
  const cells = await Promise.all(
    pictures.map(async ({ png, ...rest }) => {
      const { data, info } = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
      return { ...rest, data, height: info.height };
    }),
  );
  const row = Math.max(...cells.map(({ height }) => height)) + CAPTION + MARGIN;
  const layers = cells.flatMap((cell, index) => {
    const left = MARGIN + (index % columns) * (width + MARGIN);
    const top = MARGIN + Math.floor(index / columns) * row;
    return [
      { input: caption(cell.caption, width), left, top },
      { input: cell.data, left, top: top + CAPTION },
    ];
  });
  return sharp({
    create: {
      width: MARGIN + Math.min(columns, cells.length) * (width + MARGIN),
      height: MARGIN + Math.ceil(cells.length / columns) * row,
      channels: 3,
      background: '#c9cfcc',
    },
  })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer();
}
