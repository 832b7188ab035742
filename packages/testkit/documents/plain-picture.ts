import sharp from 'sharp';

/** A small JPEG of one colour. */
export const plainPicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#4a7' } })
    .jpeg()
    .toBuffer();
