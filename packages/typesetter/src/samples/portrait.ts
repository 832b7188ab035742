import sharp from 'sharp';

/** Head and shoulders of nobody, for samples: 600 × 800 JPEG. */
export const samplePortrait = (): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><defs>' +
        '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#dfe7e4"/><stop offset="1" stop-color="#b9c8c3"/></linearGradient>' +
        '<clipPath id="c"><path d="M40 800c0-170 96-250 180-268l80 60 80-60c84 18 180 98 180 268z"/></clipPath></defs>' +
        '<rect width="600" height="800" fill="url(#b)"/>' +
        '<path d="M40 800c0-170 96-250 180-268l80 60 80-60c84 18 180 98 180 268z" fill="#3e5a55"/>' +
        '<path clip-path="url(#c)" d="M230 520l70 90 70-90 20 280H210z" fill="#f4f6f5"/>' +
        '<path d="M240 430h120v110c-30 44-90 44-120 0z" fill="#d2a58a"/>' +
        '<ellipse cx="300" cy="330" rx="112" ry="140" fill="#e2b89c"/>' +
        '<path d="M182 340c-24-150 50-210 122-208 84-2 142 66 114 208-8-70-40-112-72-122-52 26-120 28-144 30-10 26-16 60-20 92z" fill="#2d2a2b"/></svg>',
    ),
  )
    .jpeg({ quality: 88 })
    .toBuffer();
